"""Prints what other people's readers find in a drawing: ezdxf in a DXF, svgelements in an SVG.

    python3 outlines.py dxf|svg < file

The answer is JSON, an object for each entity or path with the names of what it stands in, its fill and its strokes, each its
ends with the controls of a Bezier curve between them; arcs are lines within 0.0005 of them. Units are the drawing's own, an
SVG's lengths mm.
"""
import io
import json
import sys

CHORD = 0.0005


def ends_of(points):
    return list(zip(points, points[1:]))


def strokes_of_entity(entity):
    from ezdxf.path import make_path

    kind = entity.dxftype()
    if kind == "LINE":
        return [(entity.dxf.start, entity.dxf.end)]
    if kind in ("ARC", "CIRCLE"):
        return ends_of(list(entity.flattening(CHORD)))
    if kind in ("POLYLINE", "LWPOLYLINE"):
        return [stroke for part in entity.virtual_entities() for stroke in strokes_of_entity(part)]
    if kind != "SPLINE":
        raise ValueError("a cut file holds no " + kind)
    # A cubic spline is parted into Bezier curves without loss.
    path = make_path(entity)
    strokes, start = [], path.start
    for command in path.commands():
        controls = [command.ctrl1, command.ctrl2] if len(command) == 3 else []
        strokes.append((start, *controls, command.end))
        start = command.end
    return strokes


def in_dxf(text):
    import ezdxf

    for entity in ezdxf.read(io.StringIO(text)).modelspace():
        strokes = [[(point.x, point.y) for point in stroke] for stroke in strokes_of_entity(entity)]
        yield {"within": [entity.dxf.layer], "strokes": strokes}


def strokes_of_path(path):
    for segment in path:
        kind = type(segment).__name__
        if kind == "Move" or (kind == "Close" and segment.end is None):
            continue
        controls = {
            "Line": [],
            "Close": [],
            "QuadraticBezier": ["control"],
            "CubicBezier": ["control1", "control2"],
        }[kind]
        points = [getattr(segment, name) for name in ("start", *controls, "end")]
        yield [(point.x, point.y) for point in points]


def in_svg(text):
    from svgelements import SVG, Group, Path, Shape

    def within(group, names):
        for element in group:
            if isinstance(element, Path):
                element.reify()
                yield {"within": names, "fill": element.fill.hex, "strokes": list(strokes_of_path(element))}
            elif isinstance(element, Shape):
                raise ValueError("a cut file holds no " + type(element).__name__)
            elif isinstance(element, Group):
                yield from within(element, [*names, element.id])

    # An inch has 25.4 units, so that lengths are millimetres.
    yield from within(SVG.parse(io.StringIO(text), ppi=25.4), [])


if __name__ == "__main__":
    read = {"dxf": in_dxf, "svg": in_svg}[sys.argv[1]]
    json.dump(list(read(sys.stdin.read())), sys.stdout)

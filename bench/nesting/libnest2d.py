"""Lays outlines on a roll by libnest2d, for a number of seconds of the processor:

    apt-get install python3-pynest2d

Reads JSON from its input: `rooms`, each the convex outline that a piece takes with half of the gap around it, as points in mm, the `width`
that they may take, and `seconds`. Writes JSON: the least `length` that they take, and how often libnest2d was run.

libnest2d fills bins and has no roll: the bin's length is made shorter again and again, by halves between what was too short and what
was not, with several of its settings, until the time is over. Each answer is looked at, beside that time: that no two outlines overlap and
none lies outside.
"""
import itertools
import json
import math
import random
import sys
import time

from pynest2d import Box, Item, NfpConfig, Point, nest

UNITS = 1000
# How far what libnest2d says may lie into its neighbour, in units.
ROUNDED = 3
# How much shorter a box is made at least, in mm.
SHORTER = 1

CORNERS = [
    NfpConfig.Alignment.BOTTOM_LEFT,
    NfpConfig.Alignment.CENTER,
    NfpConfig.Alignment.TOP_LEFT,
    NfpConfig.Alignment.DONT_ALIGN,
]


def area(hull):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(hull, hull[1:] + hull[:1]))) / 2


def box_of(shape):
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys)


def overlap(one, other):
    """How far two convex shapes lie in one another: 0 where a side of one, or of its box, has the other beyond it."""
    a, b = box_of(one), box_of(other)
    if a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]:
        return 0
    least = math.inf
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1]):
            length = math.hypot(bx - ax, by - ay)
            if length == 0:
                continue
            nx, ny = (by - ay) / length, (ax - bx) / length
            ours = [x * nx + y * ny for x, y in one]
            theirs = [x * nx + y * ny for x, y in other]
            least = min(least, max(ours) - min(theirs), max(theirs) - min(ours))
    return max(0, least)


def laid(hulls, width, length, config, order):
    """The shapes as libnest2d lays them within a box, or None where they do not fit or it lays them upon one another, and the time it took."""
    items = [Item([Point(round(x * UNITS), round(y * UNITS)) for x, y in hull]) for hull in hulls]
    for item, place in zip(items, order):
        item.priority(place)
    box = Box(int(length * UNITS), int(width * UNITS), Point(int(length * UNITS / 2), int(width * UNITS / 2)))
    began = time.process_time()
    bins = nest(items, box, 1, config)
    spent = time.process_time() - began
    if bins != 1 or any(item.binId() != 0 for item in items):
        return None, spent
    shapes = []
    for item in items:
        shape = item.transformedShape()
        shapes.append([(shape.vertex(k).x(), shape.vertex(k).y()) for k in range(shape.vertexCount())])
    low = min(y for shape in shapes for _, y in shape)
    high = max(y for shape in shapes for _, y in shape)
    if high - low > width * UNITS + ROUNDED:
        return None, spent
    for index, one in enumerate(shapes):
        if any(overlap(one, other) > ROUNDED for other in shapes[:index]):
            return None, spent
    return shapes, spent


def settings(accuracy, corner):
    config = NfpConfig()
    config.rotations = [0.0, math.pi]
    config.accuracy = accuracy
    config.alignment = corner
    config.starting_point = NfpConfig.Alignment.BOTTOM_LEFT if corner == NfpConfig.Alignment.DONT_ALIGN else corner
    config.explore_holes = False
    config.parallel = False
    return config


def main():
    given = json.load(sys.stdin)
    hulls, width, seconds = given["rooms"], given["width"], given["seconds"]
    least = sum(area(hull) for hull in hulls) / width
    chance = random.Random(1)
    best, runs, spent = math.inf, 0, 0
    known = [settings(accuracy, corner) for accuracy in (0.65, 1.0) for corner in CORNERS]
    sizes = sorted(range(len(hulls)), key=lambda index: area(hulls[index]))
    best_order = [sizes.index(index) for index in range(len(hulls))]
    for attempt in itertools.count():
        order = list(best_order)
        if attempt >= len(known):
            # Every setting once in the order of sizes, as is its own; then the best order with a few changed for one another.
            for _ in range(chance.randrange(1, 4)):
                one, other = chance.randrange(len(order)), chance.randrange(len(order))
                order[one], order[other] = order[other], order[one]
        # An order must do better than the best at once; then the box is made shorter by halves.
        low, length = least, min(4 * least, best - SHORTER)
        while length - low > SHORTER / 2 and spent < seconds:
            runs += 1
            shapes, took = laid(hulls, width, length, known[attempt % len(known)], order)
            spent += took
            if shapes is None:
                if length > best - 2 * SHORTER and attempt >= len(known):
                    break
                low = length
            else:
                xs = [x for shape in shapes for x, _ in shape]
                used = (max(xs) - min(xs)) / UNITS
                if used < best:
                    best, best_order = used, order
            if best == math.inf:
                raise SystemExit("libnest2d laid nothing even where there is four times the room")
            length = (low + best) / 2
        if spent >= seconds:
            break
    print(json.dumps({"length": best, "runs": runs, "seconds": spent}))


main()

import type { jsPDF } from 'jspdf';
import { type Box, grownBox } from '../../geometry/box';
import { captured, objectsOfPictures, writingOf } from './writing';

interface Form {
  readonly name: string;
  readonly operators: string;
  /** In points about its origin, y upwards. */
  readonly box: Box;
  /** The number of its object, once it is written. */
  id: number;
}

/** The names of pictures in operators. */
const PICTURE = /\/(I\d+) Do/g;

/** How far a form may be seen beyond the box of its drawing, in points: a box that is rounded must not cut its edge. */
const BEYOND = 1;

/**
 * Drawings of a document that are written once and shown wherever they are needed (form XObjects, ISO 32000-1, 8.10):
 * the same letter stands on a stone many times. jsPDF knows such forms, but writes them without naming the pictures they
 * show, which a file that is archived has to do (ISO 19005-2, 6.2.2).
 *
 * To be made after the document's first picture: jsPDF then writes the pictures before the forms that name them.
 */
export class Forms {
  private readonly forms = new Map<string, Form>();

  constructor(private readonly pdf: jsPDF) {
    const { events } = pdf.internal;
    events.subscribe('putResources', () => this.put());
    events.subscribe('putXobjectDict', () => {
      for (const { name, id } of this.forms.values()) writingOf(pdf).write(`/${name} ${id} 0 R`);
    });
  }

  /**
   * Shows a drawing with its origin at a place of the page, in points from the lower left.
   *
   * @param key the same for the same drawing.
   * @param draw writes its operators, about its origin in points, y upwards, and returns the box around what they draw;
   * called where no form has that key.
   */
  show(key: string, x: number, y: number, draw: () => Box): void {
    const { name } = this.forms.get(key) ?? this.add(key, draw);
    writingOf(this.pdf).write('q 1 0 0 1', x.toFixed(4), y.toFixed(4), 'cm', `/${name} Do Q`);
  }

  private add(key: string, draw: () => Box): Form {
    const { operators, result: box } = captured(this.pdf, draw);
    const form: Form = { name: `F${this.forms.size + 1}`, operators, box: grownBox(box, BEYOND), id: 0 };
    this.forms.set(key, form);
    return form;
  }

  private put(): void {
    const writing = writingOf(this.pdf);
    const pictures = objectsOfPictures(this.pdf);
    for (const form of this.forms.values()) {
      const { operators, box } = form;
      const names = [...operators.matchAll(PICTURE)].map(([, name = '']) => name);
      const shown = names.map((name) => `/${name} ${pictures.get(name)} 0 R`).join(' ');
      const corners = [box.left, box.top, box.right, box.bottom].map((points) => points.toFixed(2));
      form.id = writing.newObject();
      writing.putStream({
        data: operators,
        objectId: form.id,
        filters: ['FlateEncode'],
        additionalKeyValues: [
          { key: 'Type', value: '/XObject' },
          { key: 'Subtype', value: '/Form' },
          { key: 'BBox', value: `[${corners.join(' ')}]` },
          { key: 'Resources', value: `<< /XObject << ${shown} >> >>` },
        ],
      });
      writing.write('endobj');
    }
  }
}

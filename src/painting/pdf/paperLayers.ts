import type { jsPDF } from 'jspdf';
import { unicode, writingOf } from './writing';

/** The parts of a sheet that are shown and hidden one by one: what is cut or mounted, what guides it, and the control lines. */
const LAYERS = ['cut', 'guides', 'control'] as const;
export type PaperLayer = (typeof LAYERS)[number];

/** Draws on a layer of a document, which has to be given its layers by `putLayers` at the end. */
export function onLayer(pdf: jsPDF, layer: PaperLayer, draw: () => void): void {
  const writing = writingOf(pdf);
  writing.write(`/OC /${layer} BDC`);
  draw();
  writing.write('EMC');
}

/**
 * Has a document hold its layers (optional content, ISO 32000-1, 8.11), all of them shown. jsPDF has no call for the
 * resources of a page other than its own, so that they follow its dictionary of pictures: this is called when all is
 * drawn, as pictures write themselves into that dictionary.
 *
 * @param title of the document, by which their list is called where there is one.
 * @param names as a reader's list of layers shows them.
 */
export function putLayers(pdf: jsPDF, title: string, names: Readonly<Record<PaperLayer, string>>): void {
  const { events } = pdf.internal;
  const writing = writingOf(pdf);
  let groups: readonly { readonly layer: PaperLayer; readonly id: number }[] = [];
  const referred = () => groups.map(({ id }) => `${id} 0 R`).join(' ');
  events.subscribe('putAdditionalObjects', () => {
    groups = LAYERS.map((layer) => {
      const id = writing.newObject();
      writing.write(`<< /Type /OCG /Name ${unicode(names[layer])} >>`);
      writing.write('endobj');
      return { layer, id };
    });
  });
  events.subscribe('putXobjectDict', () => {
    writing.write('>>', '/Properties <<', ...groups.map(({ layer, id }) => `/${layer} ${id} 0 R`));
  });
  events.subscribe('putCatalog', () => {
    const shown = `/Name ${unicode(title || names.cut)} /Order [${referred()}] /ON [${referred()}] /OFF []`;
    writing.write(`/OCProperties << /OCGs [${referred()}] /D << ${shown} >> >>`);
  });
}

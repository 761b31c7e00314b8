import { modelAddress, type SharedStone } from '../../../../api/models';

/** Opens a stone's page with the way to see it where it is to stand. */
export const IN_PLACE = 'inPlace';

/** What that says where the phone had no viewer. */
export const NO_VIEWER = 'missing';

/**
 * The link that Apple's Quick Look opens: at true size, which no finger changes.
 *
 * @see https://developer.apple.com/documentation/arkit/previewing-a-model-with-ar-quick-look
 */
export const quickLookLink = (stone: SharedStone): string =>
  `${modelAddress(stone, 'usdz')}#allowsContentScaling=0`;

/**
 * The link that Android's Scene Viewer opens: at true size, which no finger changes. It is told no name, only where the file is.
 *
 * @param fallback where the browser goes if the phone has no such viewer.
 * @see https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerLink(stone: SharedStone, fallback: string): string {
  const asked = new URLSearchParams({
    file: modelAddress(stone, 'glb'),
    mode: 'ar_preferred',
    resizable: 'false',
  });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${asked}#Intent;${intent.join(';')};end;`;
}

/** The page of a stone on a phone, with the way to see it where it is to stand. */
export const pageLink = ({ id, token }: SharedStone, prefix: string): string =>
  `${window.location.origin}${prefix}/designer/${id}/${token}?${IN_PLACE}`;

import { useTranslation } from 'react-i18next';
import type { SharedStone } from '../../../../api/models';
import { LinkButton } from '../../../../components/LinkButton';
import { prefixOf } from '../../../../i18n';
import { useLocale } from '../../useLocale';
import type { ArViewer } from './arViewer';
import { NO_VIEWER, pageLink, quickLookLink, sceneViewerLink } from './links';

/** A transparent pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface OpenInPlaceProps {
  readonly stone: SharedStone;
  readonly viewer: Exclude<ArViewer, 'none'>;
}

/** The link that hands the stone to the phone's own viewer. */
export function OpenInPlace({ stone, viewer }: OpenInPlaceProps) {
  const { t } = useTranslation();
  const prefix = prefixOf(useLocale());
  if (viewer === 'sceneViewer')
    return (
      <LinkButton href={sceneViewerLink(stone, `${pageLink(stone, prefix)}=${NO_VIEWER}`)}>
        {t('inPlace')}
      </LinkButton>
    );
  return (
    <LinkButton rel="ar" href={quickLookLink(stone)}>
      {/* Safari opens Quick Look only by a link whose first element is a picture. */}
      <img hidden alt="" src={PIXEL} />
      {t('inPlace')}
    </LinkButton>
  );
}

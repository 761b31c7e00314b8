import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { isSameStyle, type LineStyle } from '../../../../stone/lineStyle';
import { LetteringContext } from '../../lettering/letteringContext';
import { useKept } from '../../lettering/useKept';

/** Keeps a style of the stone for the business, or forgets it there; nothing where nobody is logged in. */
export function KeepStyle({ style }: { readonly style: LineStyle }) {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const { isThere, styles } = useKept();
  if (!isThere) return null;
  const kept = styles.find((each) => isSameStyle(each.style, style));
  const Icon = kept ? BookmarkCheck : Bookmark;
  return (
    <Button
      look="quiet"
      icon
      aria-pressed={kept !== undefined}
      aria-label={t('keepStyle', { name: style.name })}
      onPress={() =>
        lettering.send({
          type: 'act',
          act: kept ? { does: 'forgetStyle', kept } : { does: 'keepStyle', style },
        })
      }
    >
      <Icon size={17} aria-hidden="true" />
    </Button>
  );
}

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { BusinessStyle } from '../../../../stone/wire/lettering';
import { LetteringContext } from '../../lettering/letteringContext';
import { useStyleWords } from '../../lettering/useStyleWords';
import { NameForm } from '../../text/styles/NameForm';
import { KeptRow } from './KeptRow';
import shown from './Lettering.module.css';

/** A style that is kept: it is called otherwise in its row, and forgotten. */
export function KeptStyle({ kept }: { readonly kept: BusinessStyle }) {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const wordsOf = useStyleWords();
  const [isRenaming, setRenaming] = useState(false);
  const { name } = kept.style;
  if (isRenaming) {
    return (
      <li className={shown.naming}>
        <NameForm
          name={name}
          onName={(to) => {
            setRenaming(false);
            if (to !== name) lettering.send({ type: 'act', act: { does: 'renameStyle', kept, name: to } });
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  }
  return (
    <KeptRow
      name={name}
      says={wordsOf(kept.style)}
      kept={kept}
      forget={t('forgetStyle', { name })}
      onForget={() => lettering.send({ type: 'act', act: { does: 'forgetStyle', kept } })}
    >
      <Button look="quiet" icon aria-label={t('renameStyle', { name })} onPress={() => setRenaming(true)}>
        <Pencil size={17} aria-hidden="true" />
      </Button>
    </KeptRow>
  );
}

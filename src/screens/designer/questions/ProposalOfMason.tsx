import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { fetchProposal } from '../../../api/proposal';
import type { StoneAddress } from '../../../api/stones';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';

/** Says over the stone that its mason proposes to cut something else, as long as nobody has answered, and leads there. */
export function ProposalOfMason({ address }: { readonly address: StoneAddress }) {
  const { t } = useTranslation('proposal');
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { id, token } = address;
  useEffect(() => {
    const asking = new AbortController();
    fetchProposal({ id, token }, asking.signal).then(
      ({ proposal }) => setOpen(proposal?.state === 'open'),
      // Without an answer the stone is seen all the same: whoever ordered has a letter.
      () => undefined,
    );
    return () => asking.abort();
  }, [id, token]);
  if (!isOpen) return null;
  return (
    <Notice
      look="yellow"
      title={t('notice.title')}
      actions={
        <Button onPress={() => navigate(`/proposal/stone/${[id, token].filter(Boolean).join('/')}`)}>
          {t('notice.look')}
        </Button>
      }
    >
      {t('notice.text')}
    </Notice>
  );
}

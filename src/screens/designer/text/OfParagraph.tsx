import { WholeWord } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { sameSelection } from '../../../machines/designer/selection';
import { groupAround } from '../../../stone/paragraph/paragraphs';
import { DesignerContext } from '../designerContext';
import { Hint, Row } from '../panels/Section';

/** What the selected line belongs to, and the way there; nothing for a line that stands alone. */
export function OfParagraph({ index }: { readonly index: number }) {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const whole = DesignerContext.useSelector(
    ({ context }) => groupAround(context.history.present.Parms, index),
    sameSelection,
  );
  if (whole.length < 2) return null;
  return (
    <>
      <Hint>{t('paragraph.ofOne')}</Hint>
      <Row>
        <Button onPress={() => actor.send({ type: 'select', elements: whole })}>
          <WholeWord size={17} aria-hidden="true" />
          {t('paragraph.selectWhole')}
        </Button>
      </Row>
    </>
  );
}

import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { secondFactorMachine } from '../../machines/account/secondFactorMachine';
import { useFailureSentence } from '../session/useFailureSentence';
import page from './AccountScreen.module.css';
import { AskedForm } from './AskedForm';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanSecret } from './ScanSecret';

/** Whether the login asks for a code besides the password; turned on and off here. */
export function SecondFactorSection() {
  const { t } = useTranslation('account');
  const sentenceOf = useFailureSentence();
  const [state, send] = useMachine(secondFactorMachine);
  const { factor, begun, codes } = state.context;
  const failure = state.context.failure && sentenceOf(state.context.failure);
  const asked = {
    failure,
    isBusy: ['beginning', 'confirming', 'renewing', 'ending'].some((name) => state.value === name),
    onGive: (given: string) => send({ type: 'give', given }),
    onCancel: () => send({ type: 'cancel' }),
  };
  return (
    <section className={page.part} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor.title')}</h2>
      {shown()}
    </section>
  );

  // Each form has its own key: what is typed as a password must not appear in the next one as a code.
  function shown() {
    switch (state.value) {
      case 'looking':
        return <p role="status">{t('secondFactor.looking')}</p>;
      case 'failingToLook':
        return (
          <Notice
            look="yellow"
            actions={<Button onPress={() => send({ type: 'retry' })}>{t('secondFactor.tryAgain')}</Button>}
          >
            {failure}
          </Notice>
        );
      case 'off':
        return (
          <>
            <p className={page.hint}>{t('secondFactor.hint')}</p>
            <div className={page.buttons}>
              <Button onPress={() => send({ type: 'factor.turnOn' })}>{t('secondFactor.turnOn')}</Button>
            </div>
          </>
        );
      case 'askingPassword':
      case 'beginning':
        return (
          <AskedForm key="password" {...asked} asks="password" submit={t('secondFactor.goOn')}>
            <p className={page.hint}>{t('secondFactor.hint')}</p>
          </AskedForm>
        );
      case 'scanning':
      case 'confirming':
        return (
          <AskedForm key="code" {...asked} asks="code" submit={t('secondFactor.confirm')}>
            {begun && <ScanSecret {...begun} />}
          </AskedForm>
        );
      case 'showingCodes':
        return <RecoveryCodes codes={codes} onKept={() => send({ type: 'codes.kept' })} />;
      case 'on':
        return (
          <>
            <p>
              {t('secondFactor.isOn')} {t('secondFactor.codesLeft', { count: factor.codesLeft })}
            </p>
            <div className={page.buttons}>
              <Button onPress={() => send({ type: 'codes.renew' })}>{t('secondFactor.renew')}</Button>
              <Button onPress={() => send({ type: 'factor.turnOff' })}>{t('secondFactor.turnOff')}</Button>
            </div>
          </>
        );
      case 'askingToRenew':
      case 'renewing':
        return (
          <AskedForm key="renew" {...asked} asks="anyCode" submit={t('secondFactor.renewDo')}>
            <p className={page.hint}>{t('secondFactor.renewHint')}</p>
          </AskedForm>
        );
      case 'askingToEnd':
      case 'ending':
        return (
          <AskedForm key="end" {...asked} asks="anyCode" submit={t('secondFactor.turnOff')}>
            <p className={page.hint}>{t('secondFactor.endHint')}</p>
          </AskedForm>
        );
    }
  }
}

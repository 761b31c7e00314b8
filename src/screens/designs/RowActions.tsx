import {
  ArrowRight,
  Columns3,
  Copy,
  CopyPlus,
  FolderInput,
  History,
  MailCheck,
  PencilLine,
  Plus,
  Send,
  Trash2,
} from 'lucide-react';
import { Button, Focusable } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isPrivileged } from '../../api/identity';
import { Named } from '../../components/Named';
import { draftsOf } from '../../machines/designs/context';
import { type DesignRow, waitsForMason, waitsForRelease } from '../../machines/designs/rows';
import { alikeAddress, caseStoneAddress } from '../../machines/wizard/place';
import { DesignsContext } from './designsContext';
import styles from './RowActions.module.css';
import { useSendCase } from './useSendCase';

interface RowActionProps {
  readonly row: DesignRow;
  /** Whether the words are shown beside the picture. */
  readonly hasWords?: boolean;
}

const lookOf = (hasWords: boolean) => `${styles.action} ${hasWords ? styles.worded : ''}`;

/** Leads to the stone, or to a new one for a case that has none. */
export function GoToStone({ row: { stone, project }, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  const [href, label, Icon] = stone
    ? ([`/designer/${stone.id}`, t('openStone', { id: stone.id }), ArrowRight] as const)
    : ([project ? caseStoneAddress(project.id) : '/designer', t('newStone'), Plus] as const);
  return <Lead href={href} label={label} words={hasWords ? label : undefined} icon={Icon} />;
}

/** Leads to a further stone of the row's case, made like the row's stone; for a stone of no case there is none. */
export function NextOfCase({ row: { stone, project }, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  if (!stone || !project) return null;
  return (
    <Lead
      href={alikeAddress(project.id, stone.id)}
      label={t('alikeStone', { id: stone.id })}
      words={hasWords ? t('alike') : undefined}
      icon={CopyPlus}
    />
  );
}

/** Leads to the row's stone beside those between which its family chooses, where a further one is made. */
export function CompareStone({ row: { stone }, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  if (!stone) return null;
  return (
    <Lead
      href={`/variants/${stone.id}`}
      label={t('variantsOf', { id: stone.id })}
      words={hasWords ? t('variants') : undefined}
      icon={Columns3}
    />
  );
}

interface LeadProps {
  readonly href: string;
  readonly label: string;
  readonly words: string | undefined;
  readonly icon: typeof Copy;
}

function Lead({ href, label, words, icon: Icon }: LeadProps) {
  const link = (
    <Link href={href} className={lookOf(words !== undefined)} aria-label={label}>
      <Icon size={18} aria-hidden="true" />
      {words}
    </Link>
  );
  if (words !== undefined) return link;
  return (
    <Named name={label}>
      <Focusable>{link}</Focusable>
    </Named>
  );
}

interface ActProps {
  readonly label: string;
  readonly words: string | undefined;
  readonly icon: typeof Copy;
  readonly onPress: () => void;
}

function Act({ label, words, icon: Icon, onPress }: ActProps) {
  const button = (
    <Button className={lookOf(words !== undefined)} aria-label={label} onPress={onPress}>
      <Icon size={18} aria-hidden="true" />
      {words}
    </Button>
  );
  return words === undefined ? <Named name={label}>{button}</Named> : button;
}

/** Duplicates the row's stone. */
export function CopyStone({ row, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  if (!row.stone) return null;
  return (
    <Act
      label={t('copyStone', { id: row.stone.id })}
      words={hasWords ? t('copy') : undefined}
      icon={Copy}
      onPress={() => designs.send({ type: 'stone.copy', row })}
    />
  );
}

/** Shows who read and changed the row's stone and case. */
export function ReadAccesses({ row, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const { stone, project } = row;
  return (
    <Act
      label={
        stone ? t('accesses.openForStone', { id: stone.id }) : t('accesses.openForCase', { id: project?.id })
      }
      words={hasWords ? t('accesses.open') : undefined}
      icon={History}
      onPress={() => designs.send({ type: 'accesses.read', row })}
    />
  );
}

/** Asks whether the row's stone is to be deleted; one that was sent cannot be. */
export function DeleteStone({ row, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  if (row.stone?.status !== 'draft') return null;
  return (
    <Act
      label={t('deleteStone', { id: row.stone.id })}
      words={hasWords ? t('columns.delete') : undefined}
      icon={Trash2}
      onPress={() => designs.send({ type: 'stone.delete', row })}
    />
  );
}

/**
 * Opens the row's case, and sends it while there is something to send; without one, a case can be chosen. For an
 * order that nobody has confirmed the provider decides whether it is released.
 */
export function CaseActions({ row, hasWords = false }: RowActionProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const sendCase = useSendCase();
  const { project, stone } = row;
  const isToBeAssigned = waitsForMason(row) && isPrivileged();
  if (isToBeAssigned && stone)
    return (
      <Act
        label={t('assigning.openFor', { id: stone.id })}
        words={hasWords ? t('assigning.open') : undefined}
        icon={Send}
        onPress={() => designs.send({ type: 'stonemason.assign', row })}
      />
    );
  if (stone && waitsForRelease(row))
    return (
      <Act
        label={t('releasing.openFor', { id: stone.id })}
        words={hasWords ? t('releasing.open') : undefined}
        icon={MailCheck}
        onPress={() => designs.send({ type: 'order.release', row })}
      />
    );
  if (!project) {
    // What was sent can no longer be changed.
    if (stone?.status !== 'draft') return null;
    return (
      <Act
        label={t('chooseCase.openFor', { id: stone.id })}
        words={hasWords ? t('chooseCase.open') : undefined}
        icon={FolderInput}
        onPress={() => designs.send({ type: 'case.choose', row })}
      />
    );
  }
  const hasSomethingToSend = project.sentAt === null || draftsOf(project).length > 0 || isToBeAssigned;
  return (
    <>
      <Act
        label={`${t('editCase')} ${project.id}`}
        words={hasWords ? t('editCase') : undefined}
        icon={PencilLine}
        onPress={() => designs.send({ type: 'case.edit', project })}
      />
      {hasSomethingToSend && (
        <Act
          label={`${t('sendCase')} ${project.id}`}
          words={hasWords ? t('sendCase') : undefined}
          icon={Send}
          onPress={() => sendCase(project)}
        />
      )}
    </>
  );
}

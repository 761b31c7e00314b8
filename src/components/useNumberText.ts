import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../stone/numbers';

interface NumberTextOptions {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** One press of an arrow key; with Shift ten times as much. */
  readonly step: number;
  readonly min?: number;
  readonly max?: number;
}

/** Numbers are kept to a thousandth when stepped, so that 0.1 + 0.2 is written 0,3. */
function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * A number being typed: what stands in the field while it has the focus, and the value in the language's form
 * otherwise. Every keystroke that makes a number within bounds is heard; what makes none is put right on leaving.
 */
export function useNumberText({ value, onChange, step, min = -Infinity, max = Infinity }: NumberTextOptions) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const written = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 3,
    useGrouping: false,
  }).format(value);

  const change = (text: string) => {
    setTyped(text);
    const number = readNumber(text.replace('−', '-'));
    if (number !== undefined && number >= min && number <= max && number !== value) onChange(number);
  };
  const stepBy = (amount: number) => {
    const next = Math.min(max, Math.max(min, tidy(value + amount)));
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    stepBy(direction * step * (event.shiftKey ? 10 : 1));
  };
  return { text: typed ?? written, change, onKeyDown, onBlur: () => setTyped(undefined) };
}

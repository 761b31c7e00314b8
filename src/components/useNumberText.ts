import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../stone/numbers';
import { type Bounds, isAway, isBeyond } from './bounds';

interface NumberTextOptions extends Partial<Bounds> {
  /** Undefined where there is not one value: the field is then empty until something is typed. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** The step of an arrow key; ten times as much with Shift. */
  readonly step: number;
}

/** Stepping rounds to a thousandth, so that 0.1 + 0.2 is written 0,3. */
function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * A number being typed: the raw text while the field has the focus, and the value in the language's format
 * otherwise. Every keystroke that makes a valid number is reported; an invalid text is reset on leaving, and
 * `isRefused` is then true until the next valid value: at once where no further digit could bring it within bounds.
 */
export function useNumberText({ value, onChange, step, min = -Infinity, max = Infinity }: NumberTextOptions) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string>();
  /** The value that was kept because what was typed in its place was invalid. */
  const [refused, setRefused] = useState<{ readonly at: number | undefined }>();
  const bounds: Bounds = { min, max };
  const { language } = i18n;
  // Made once: a line in hand has a field for each gap between its letters, and all are drawn anew as it is typed in.
  const format = useMemo(
    () => new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }),
    [language],
  );
  const written = value === undefined ? '' : format.format(value);

  const change = (text: string) => {
    setTyped(text);
    const number = readTyped(text);
    setRefused(number !== undefined && isBeyond(number, bounds) ? { at: value } : undefined);
    if (number !== undefined && !isAway(number, bounds) && number !== value) onChange(number);
  };
  const stepBy = (amount: number) => {
    if (value === undefined) return;
    const next = Math.min(max, Math.max(min, tidy(value + amount)));
    setTyped(undefined);
    setRefused(undefined);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    stepBy(direction * step * (event.shiftKey ? 10 : 1));
  };
  const onBlur = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const number = readTyped(typed);
    // An emptied field is not an error.
    if (typed.trim() !== '' && (number === undefined || isAway(number, bounds))) setRefused({ at: value });
  };
  return {
    text: typed ?? written,
    change,
    onKeyDown,
    onBlur,
    isRefused: refused !== undefined && refused.at === value,
    // An iPhone's decimal keyboard has no minus.
    inputMode: min < 0 ? ('text' as const) : ('decimal' as const),
  };
}

/** The number in what was typed, accepting any of the minus signs that phones write. */
function readTyped(text: string): number | undefined {
  return readNumber(text.replace(/[−–]/, '-'));
}

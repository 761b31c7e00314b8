/** A record with some fields set; the same object where they were so already, so that nothing is a step of undo. */
export function withFields<R extends object>(record: R, fields: NoInfer<Partial<R>>): R {
  const same = Object.entries(fields).every(([name, value]) => record[name as keyof R] === value);
  return same ? record : { ...record, ...fields };
}

/** Fields in which a colour is set: it is the chosen one from then on, whatever was chosen on another material. */
export function withChosenColour<
  F extends { fontColor?: string | undefined; wishedColor?: string | undefined },
>(fields: F): F {
  return fields.fontColor === undefined ? fields : { ...fields, wishedColor: undefined };
}

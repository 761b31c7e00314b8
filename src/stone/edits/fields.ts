/** A record with some fields set; the same object where they are unchanged, so that no undo step is created. */
export function withFields<R extends object>(record: R, fields: NoInfer<Partial<R>>): R {
  const same = Object.entries(fields).every(([name, value]) => record[name as keyof R] === value);
  return same ? record : { ...record, ...fields };
}

/** Fields that set a colour: it becomes the chosen one, whatever was chosen on another material. */
export function withChosenColour<
  F extends { fontColor?: string | undefined; wishedColor?: string | undefined },
>(fields: F): F {
  return fields.fontColor === undefined ? fields : { ...fields, wishedColor: undefined };
}

type Defined<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined>
}

/** The same fields without the undefined ones: an answer has a field or does not. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const some: Partial<Fields> = {}
  for (const key of Object.keys(fields) as (keyof Fields)[])
    if (fields[key] !== undefined) some[key] = fields[key]
  return some as unknown as Defined<Fields>
}

interface Schema {
  readonly type?: unknown
  readonly enum?: unknown
  readonly maxLength?: number
}

/** Source of `limits.ts`: the longest text of each kind that has a name in the contract. */
export function textLimitsSource(schemas: Readonly<Record<string, Schema>>): string {
  const texts = Object.entries(schemas).filter(
    ([, schema]) => schema.type === "string" && schema.enum === undefined && schema.maxLength !== undefined,
  )
  return [
    "/** Characters of the longest text of its kind that a request may hold; forms stop at it. */",
    "export const textLimits = {",
    ...texts
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { maxLength }]) => `  ${name}: ${maxLength},`),
    "} as const",
    "",
  ].join("\n")
}

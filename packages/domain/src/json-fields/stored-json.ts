/** Whether a value that a device kept is what it should be. */
export type Fits<A> = (value: unknown) => value is A

/** Characters. A longer text was not written by a shop, and is not even parsed. */
const LONGEST_JSON = 100_000

/** The fields of a stored JSON object that are there and fit; anyone, and any version, may have written it. */
export function storedFields<Shape extends object>(
  text: string | null | undefined,
  fields: { readonly [Name in keyof Shape]-?: Fits<NonNullable<Shape[Name]>> },
): Partial<Shape> {
  const stored = parsed(text)
  if (!isObject(stored)) return {}
  const fitting = Object.entries<Fits<unknown>>(fields).flatMap(([name, fits]) =>
    // What an object inherits, such as `constructor`, was never stored.
    Object.hasOwn(stored, name) && fits(stored[name]) ? [[name, stored[name]]] : [],
  )
  return Object.fromEntries(fitting)
}

/** A text of up to so many characters. */
export const isTextUpTo =
  (longest: number): Fits<string> =>
  (value): value is string =>
    typeof value === "string" && value.length <= longest

/** An object of any keys whose values all fit. */
export const isEntriesOf =
  <A>(fits: Fits<A>): Fits<Readonly<Record<string, A>>> =>
  (value): value is Readonly<Record<string, A>> =>
    isObject(value) && Object.values(value).every(fits)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function parsed(text: string | null | undefined): unknown {
  if (text === null || text === undefined || text.length > LONGEST_JSON) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

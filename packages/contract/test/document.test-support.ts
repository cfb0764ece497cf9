import { document as bundled } from "../src/generated/document.ts"

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Where a part of the document is: names and indexes from its top. */
export type Place = readonly (string | number)[]

/** The contract as one document; checks take it as an argument, so that they can be shown spoilt ones. */
export const contract = bundled as Json

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function step(value: Json | undefined, name: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)]
  return isObject(value) ? value[name] : undefined
}

const top = (document: Json, place: Place): Json | undefined =>
  place.reduce(step, document as Json | undefined)

/** The place itself, with every `$ref` on the way (the last one too) followed to where it leads. */
function locate(document: Json, place: Place): Place {
  let found: Place = []
  for (const name of place) found = follow(document, [...found, name])
  return found
}

function follow(document: Json, place: Place): Place {
  const found = top(document, place)
  const reference = isObject(found) ? found.$ref : undefined
  if (typeof reference !== "string") return place
  const names = reference.slice(2).split("/")
  return follow(
    document,
    names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")),
  )
}

/** What is at a place, references followed; undefined when there is nothing. */
export const read = (document: Json, place: Place): Json | undefined => top(document, locate(document, place))

/** What is at a place as it is written, the last reference not followed. */
export const written = (document: Json, place: Place): Json | undefined =>
  step(read(document, place.slice(0, -1)), place.at(-1) ?? "")

export const namesAt = (document: Json, place: Place): readonly string[] => {
  const found = read(document, place)
  return isObject(found) ? Object.keys(found) : []
}

export const listAt = (document: Json, place: Place): readonly Json[] => {
  const found = read(document, place)
  return Array.isArray(found) ? found : []
}

/** A copy in which one place has another value, or none. */
export function altered(document: Json, place: Place, value: Json | undefined): Json {
  const last = place.at(-1)
  if (last === undefined) return value ?? {}
  return put(document, [...locate(document, place.slice(0, -1)), last], value)
}

function put(whole: Json | undefined, [name, ...rest]: Place, value: Json | undefined): Json {
  if (name === undefined) return value ?? {}
  if (Array.isArray(whole)) {
    const index = Number(name)
    if (rest.length === 0 && value === undefined) return whole.filter((_, i) => i !== index)
    return whole.map((item, i) => (i === index ? put(item, rest, value) : item))
  }
  const object = isObject(whole) ? whole : {}
  const kept = Object.entries(object).filter(([key]) => key !== String(name))
  if (rest.length === 0 && value === undefined) return Object.fromEntries(kept)
  return Object.fromEntries([...kept, [String(name), put(object[name], rest, value)]])
}

/** A document made worse in one way, and which. */
export interface Spoilt {
  readonly how: string
  readonly document: Json
}

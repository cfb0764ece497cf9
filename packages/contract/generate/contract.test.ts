import { readFileSync } from "node:fs"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { describe, expect, it } from "vitest"
import { document } from "../src/generated/document.ts"
import { operations, problems } from "../src/index.ts"
import { generatedGuide, generatedSources } from "./sources.ts"

interface Media {
  readonly schema: object
  readonly examples?: Record<string, { $ref?: string; value?: unknown }>
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: { content: Record<string, Media> }
  readonly responses: Record<string, { content?: Record<string, Media>; $ref?: string }>
}
const contract = document as {
  paths: Record<string, Record<string, Operation>>
  components: { examples: Record<string, { value: unknown }> }
}
const all = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).filter((entry) => "operationId" in entry),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: "contract" })

/** Schemas of the document refer to `#/components/…`, which the registered document answers for. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'))

const exampleOf = (media: Media): unknown => {
  if ("examples" in media.schema) return (media.schema.examples as unknown[])[0]
  const example = Object.values(media.examples ?? {})[0]
  const name = example?.$ref?.split("/").at(-1)
  return name === undefined ? example?.value : contract.components.examples[name]?.value
}

const complaints = (media: Media): string => {
  const validate = ajv.compile(absolute(media.schema))
  // An example that is left out is not a valid one.
  validate(exampleOf(media) ?? null)
  return ajv.errorsText(validate.errors, { separator: "\n" })
}

/** Files, of which no text can be an example. */
const files = ["application/pdf", "application/vnd.apple.pkpass", "image/svg+xml", "text/calendar"]

const textual = all.flatMap(({ operationId, requestBody, responses }) => {
  const answer = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1]
  const parts = { request: requestBody?.content ?? {}, answer: answer?.content ?? {} }
  return Object.entries(parts).flatMap(([part, content]) =>
    Object.entries(content)
      .filter(([type]) => !files.includes(type))
      .map(([type, media]) => ({ name: `${part} of ${operationId}, ${type}`, media })),
  )
})

interface Streaming extends Media {
  readonly name: string
  /** Events by name, with the entities they tell. */
  readonly events: Readonly<Record<string, string>>
}

/** Streams of events, by operation. */
const streaming = all.flatMap(({ operationId, responses }): Streaming[] => {
  const answer = responses["200"] as { "x-events"?: Streaming["events"]; content?: Record<string, Media> }
  const media = answer?.content?.["text/event-stream"]
  return media === undefined ? [] : [{ ...media, name: operationId, events: answer["x-events"] ?? {} }]
})

/** The events of a stream as they are sent. */
const eventsIn = (text: string): { readonly event: string; readonly data: unknown }[] =>
  text
    .trimEnd()
    .split("\n\n")
    .map((event) => Object.fromEntries(event.split("\n").map((line) => line.split(/: (.*)/s))))
    .map(({ event, data }) => ({ event, data: JSON.parse(data) }))

/** What never reaches an operation: an unknown address, and requests that are none. */
const ofNoOperation = ["route-unknown", "request-timeout", "expectation-failed", "headers-too-large"]

describe("the contract", () => {
  it("is what the generated files were made from", async () => {
    for (const [name, source] of Object.entries(await generatedSources())) {
      const kept = readFileSync(new URL(`../src/generated/${name}`, import.meta.url), "utf8")
      expect(kept === source, `${name} is stale: npm run generate`).toBe(true)
    }
  }, 60_000)

  it("is what the guide to its failures was made from", () => {
    const guide = readFileSync(new URL("../../../docs/guides/problems.md", import.meta.url), "utf8")
    expect(guide === generatedGuide(), "docs/guides/problems.md is stale: npm run generate").toBe(true)
  })

  it("lists every operation with a closed list of known failures", () => {
    expect(Object.keys(operations).sort()).toEqual(all.map((one) => one.operationId).sort())
    for (const { problems: codes } of Object.values(operations)) {
      expect(codes.length).toBeGreaterThan(0)
      expect(codes.filter((code) => !(code in problems))).toEqual([])
    }
  })

  it("uses every problem of the catalogue somewhere", () => {
    const used = new Set<string>(Object.values(operations).flatMap(({ problems: codes }) => [...codes]))
    expect(Object.keys(problems).filter((code) => !used.has(code))).toEqual(ofNoOperation)
  })

  it("says every problem in French and in English [I18N-003]", () => {
    for (const { text } of Object.values(problems)) {
      expect(text.fr).not.toBe(text.en)
      expect(text.fr).toMatch(/[.!?]$/)
      expect(text.en).toMatch(/[.!?]$/)
      expect(text.fr).not.toContain("'")
    }
  })

  it("fills the same words in both languages", () => {
    const words = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
    for (const { text } of Object.values(problems)) expect(words(text.fr)).toEqual(words(text.en))
  })

  it.each(textual)("gives a valid example: $name", ({ media }) => {
    expect(complaints(media)).toBe("No errors")
  })

  it.each(streaming)("shows every event of $name as its entity says", (media) => {
    const shown = eventsIn(String(exampleOf(media)))
    expect(shown.map(({ event }) => event)).toEqual(Object.keys(media.events))
    for (const { event, data } of shown) {
      const fits = ajv.compile({ $ref: `contract#/components/schemas/${media.events[event]}` })
      expect(fits(data), ajv.errorsText(fits.errors)).toBe(true)
    }
  })

  it("has streams of events", () => expect(streaming.length).toBeGreaterThan(0))
})

/** Names of what opens something for whoever has it, or says where somebody can be reached. */
const secretNames = ["token", "code", "link", "base64", "secret", "key", "email", "phone"]

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema?: { readonly $ref?: string }
  readonly "x-secret"?: true
}

it("says of each path parameter with such a name, and of each token, that logs must not tell it", () => {
  type Said = Parameter | { readonly $ref: string }
  const items = Object.entries(document.paths as Record<string, { readonly parameters?: Said[] }>)
  const { parameters: shared } = document.components as {
    readonly parameters: Readonly<Record<string, Parameter>>
  }
  const meant = (said: Said) =>
    "$ref" in said ? (shared[said.$ref.split("/").at(-1) ?? ""] as Parameter) : said
  const given = items.flatMap(([path, { parameters = [] }]) =>
    parameters
      .map(meant)
      .filter((one) => one.in === "path")
      .map((one) => ({ path, ...one })),
  )
  // Parameters stand beside the operations of a path, and a path tells each of its own.
  const written = items.flatMap(([path]) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ path, name })),
  )
  expect(given.map(({ path, name }) => `${path} ${name}`).sort()).toEqual(
    written.map(({ path, name }) => `${path} ${name}`).sort(),
  )
  const isTold = (one: Parameter) =>
    one["x-secret"] !== true &&
    (secretNames.includes(one.name) || one.schema?.$ref?.endsWith("/Token") === true)
  expect(given.filter(isTold).map(({ path }) => path)).toEqual([])
})

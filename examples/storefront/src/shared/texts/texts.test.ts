import { parse } from "@formatjs/icu-messageformat-parser"
import { localProblems, toldProblems } from "@parterre/contract"
import { FORM_ERRORS, formErrorKey } from "@parterre/domain/form-errors"
import { CARD_ERRORS, cardErrorKey } from "@parterre/domain/payments"
import { describe, expect, it } from "vitest"
import { allTexts, frenchAreas } from "./all-texts.test-support.ts"
import { localTexts } from "./local-texts.ts"

const { fr, en } = allTexts

interface TextNode {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly TextNode[] }>>
}
const literal = 0
const pound = 7

/** Names of the values a text is filled with, nested choices included. */
const named = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap(({ type, value, options = {} }) => [
    ...(type !== literal && type !== pound && value !== undefined ? [value] : []),
    ...Object.values(options).flatMap((option) => named(option.value)),
  ])

const values = (text: string) => [...new Set(named(parse(text) as readonly TextNode[]))].sort().join(" ")

const french = Object.entries(fr)
const english: Readonly<Record<string, string>> = en

const files = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
})
const source = Object.values(files).join("\n")

/** Keys built from a value, such as `saleState.${state}`: what stands before and after it. */
const patterns = [...source.matchAll(/`([\w.-]*\.)\$\{[^}]+\}([\w.-]*)`/g)].map(
  ([, before = "", after = ""]) => ({
    before,
    after,
  }),
)
const isUsed = (key: string) =>
  source.includes(`"${key}"`) ||
  patterns.some(({ before, after }) => key.startsWith(before) && key.endsWith(after))

/** Keys of messages that the server or the SDK sends. */
const fromTheWire = /^(success|holds|formMsg|checkout\.stripe\.error)\./

/** Which areas a screen's texts come from: those of every screen, and those its route names. */
const provided = {
  shop: ["shop"],
  page: ["shop", "page"],
  seats: ["shop", "seats"],
  purchase: ["shop", "purchase"],
  client: ["shop", "purchase", "client"],
  flex: ["shop", "purchase", "client", "flex"],
  queue: ["shop", "queue"],
  products: ["shop", "products"],
  offers: ["shop", "offers"],
  cart: ["shop", "purchase", "cart"],
  finder: ["shop", "seats", "finder"],
  venue: ["shop", "seats", "venue"],
  location: ["shop", "location"],
  site: ["shop", "site"],
  payment: ["shop", "purchase", "payment"],
  ways: ["shop", "purchase", "payment", "ways"],
  cards: ["shop", "purchase", "payment", "cards"],
  renewal: ["shop", "purchase", "payment", "renewal"],
  newsletter: ["shop", "newsletter"],
} as const
type Area = keyof typeof provided

/** Where each area's code begins; the menus of an account and the drawer of the cart bring their texts themselves. */
const areaOf = (file: string): Area | undefined => {
  if (file.includes("/saved-cards/")) return "cards"
  if (/\/event\/found\/|\/StageViews\.tsx$/.test(file)) return "finder"
  if (file.includes("/checkout/renewal/")) return "renewal"
  if (/\/(RedirectedPage|NeedsScript)\.tsx$/.test(file)) return "site"
  if (/\/(DateRange|MoreFilters|Nearby|TimeField|TimeSteps)\.tsx$/.test(file)) return "location"
  if (file.includes("/features/tracking/")) return "site"
  if (file.includes("/offers/")) return "offers"
  if (/\/newsletters?\//.test(file)) return "newsletter"
  if (file.includes("/flex-passes/")) return "flex"
  if (file.includes("/cart/later/")) return "cart"
  if (/\/products\/|\/features\/combo\/|\/PageCombos|\/page\/Suggestions/.test(file)) return "products"
  if (file.endsWith("/CartDrawer.tsx")) return "purchase"
  if (
    /\/(Footer|GenreBar|GenreLinks|MenuPanel|SiteScreens)\.tsx$|\/home\/banners\/|\/features\/(outlet|static-page|redirect)\//.test(
      file,
    )
  )
    return "site"
  if (/\/features\/page\/(?!PagePrices)/.test(file)) return "page"
  if (/\/app\/(?!toolbar\/(Account|Menu))|\/features\/home\//.test(file)) return "shop"
  if (/\/features\/(venue|staff)\//.test(file)) return "venue"
  if (file.includes("/features/location/")) return "location"
  if (/\/features\/event\/|\/PagePrices/.test(file)) return "seats"
  if (/\/features\/(checkout|confirmation)\/later\//.test(file)) return "ways"
  if (/\/features\/checkout\//.test(file)) return "payment"
  if (/\/features\/(cart|confirmation)\//.test(file)) return "purchase"
  const [, feature] = /\/features\/(client|queue)\//.exec(file) ?? []
  return feature as Area | undefined
}

/** The source that an area reaches, without the features of others. */
function reached(area: Area): string {
  const sources = new Map(
    Object.entries(files).flatMap(([path, text]) =>
      /test/.test(path) ? [] : [[path.replace("../..", ""), text] as const],
    ),
  )
  const seen = new Set([...sources.keys()].filter((file) => areaOf(file) === area))
  for (const file of seen)
    for (const [, to = ""] of sources.get(file)?.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g) ?? []) {
      const { pathname } = new URL(to, `file://${file}`)
      if (
        sources.has(pathname) &&
        !/\/(features|app|products|offers|later|flex-passes|saved-cards|newsletters)\//.test(pathname)
      )
        seen.add(pathname)
    }
  return [...seen].map((file) => sources.get(file)).join("\n")
}

describe("the texts [I18N-003]", () => {
  it.each(Object.keys(provided) as Area[])("of the screens of %s are there with them", (area) => {
    const text = reached(area)
    const built = [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{[^}]+\}([\w.-]*)`/g)]
    const says = (key: string) =>
      text.includes(`"${key}"`) ||
      built.some(([, before = "", after = ""]) => key.startsWith(before) && key.endsWith(after))
    const missing = Object.entries(frenchAreas)
      .filter(([name]) => !(provided[area] as readonly string[]).includes(name))
      .flatMap(([, texts]) => Object.keys(texts).filter(says))
    expect(text.length).toBeGreaterThan(5_000)
    expect(missing).toEqual([])
  })

  it("have the same keys in both languages, in the same order", () => {
    expect(Object.keys(en)).toEqual(Object.keys(fr))
  })

  it("are never empty", () => {
    expect([...french, ...Object.entries(en)].filter(([, text]) => text.trim() === "")).toEqual([])
  })

  it("are filled with the same values in both languages", () => {
    expect(french.filter(([key, text]) => values(text) !== values(english[key] ?? ""))).toEqual([])
  })

  it("are courteous and well set in both languages: no exclamation, no straight apostrophe", () => {
    const all = [...french, ...Object.entries(en)]
    expect(all.filter(([, text]) => /[!]|\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  it("fit their buttons", () => {
    const buttons =
      /^(app\.(ok|close|retry|undo)|event\.(add|goToCart)|cart\.(checkout|continue)|checkout\.(next|pay|free|reviewCart)|countdown\.extend|page\.choose|notFound\.home)$/
    const long = [...french, ...Object.entries(en)].filter(
      ([key, text]) => buttons.test(key) && text.length > 24,
    )
    expect(long).toEqual([])
  })

  it.each(FORM_ERRORS)("say what is wrong with a field: %s", (name) => {
    expect(fr).toHaveProperty([formErrorKey(name)])
    expect(en).toHaveProperty([formErrorKey(name)])
  })

  it("tell the length that a field asks for", () => {
    for (const name of ["minlength", "maxlength"] as const) {
      expect(values(fr[formErrorKey(name)])).toBe("requiredLength")
      expect(values(en[formErrorKey(name)])).toBe("requiredLength")
    }
  })

  it.each(CARD_ERRORS)("tell why a card was refused: %s", (code) => {
    expect(fr).toHaveProperty([cardErrorKey(code)])
    expect(en).toHaveProperty([cardErrorKey(code)])
  })

  const literals = [
    "confirmation.transactionFalse",
    "notSeatmap",
    "page.noEvent",
    "page.notAccessible",
    "formMsg.failureProcessing",
    "formMsg.errors.notSamePassword",
    "success.successDeleteCart",
    "success.update",
    "success.requestPasswordReset",
    "client.passwordsMustBeSame",
    "client.tickets.error.emailRequired",
    "client.tickets.error.invalidEmailFormat",
    "social.googleFailure",
    "social.facebookFailure",
    "xverify.email.invalid",
    "checkout.stripe.error.processing_error",
  ]
  it.each(literals)("[I18N-012] hold the key %s to the letter", (key) => {
    expect({ ...fr, ...localTexts("fr") }).toHaveProperty([key])
    expect({ ...en, ...localTexts("en") }).toHaveProperty([key])
  })

  it("say a cancelled bank check as the contract does", () => {
    const { text } = localProblems["bank-check-cancelled"]
    expect([fr["challenge.cancelled"], en["challenge.cancelled"]]).toEqual([text.fr, text.en])
  })

  it.each(["resource_missing", "testmode_charges_only", "livemode_mismatch", "api_key_expired"] as const)(
    "say of Stripe's %s what the contract says of a payment set up wrongly",
    (code) => {
      const { text } = toldProblems["payment-misconfigured"]
      expect([fr[cardErrorKey(code)], en[cardErrorKey(code)]]).toEqual([text.fr, text.en])
    },
  )

  it("stand in one place: a key of the contract's failures has no second text", () => {
    expect(Object.keys(localTexts("fr")).filter((key) => key in fr)).toEqual([])
  })

  it("have nothing to fill where the contract's failures stand: the build reads only the texts beside this", () => {
    const local = [...Object.values(localTexts("fr")), ...Object.values(localTexts("en"))]
    expect(local.filter((text) => /[{}<]/.test(text))).toEqual([])
  })

  it("are all used", () => {
    expect(Object.keys(fr).filter((key) => !fromTheWire.test(key) && !isUsed(key))).toEqual([])
  })
})

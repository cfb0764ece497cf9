import type { Language } from "@parterre/domain/language"

/** Which part of the shop a text is for: a screen fetches those of its own areas only. */
export type TextArea =
  | "shop"
  | "page"
  | "seats"
  | "purchase"
  | "client"
  | "flex"
  | "finder"
  | "queue"
  | "products"
  | "offers"
  | "cart"
  | "venue"
  | "location"
  | "site"
  | "payment"
  | "ways"
  | "cards"
  | "newsletter"
  | "renewal"

/** Read into their parts when the shop was built, or plain: both are said alike. */
export type Messages = Readonly<Record<string, string>>

export type TextValues = Record<string, string | number | boolean | undefined>

type Load = () => Promise<{ readonly default: Messages }>

const loaders: Readonly<Record<TextArea, Readonly<Record<Language, Load>>>> = {
  shop: { fr: () => import("./fr.json"), en: () => import("./en.json") },
  page: { fr: () => import("./page.fr.json"), en: () => import("./page.en.json") },
  seats: { fr: () => import("./seats.fr.json"), en: () => import("./seats.en.json") },
  purchase: { fr: () => import("./purchase.fr.json"), en: () => import("./purchase.en.json") },
  client: { fr: () => import("./client.fr.json"), en: () => import("./client.en.json") },
  flex: { fr: () => import("./flex.fr.json"), en: () => import("./flex.en.json") },
  products: { fr: () => import("./products.fr.json"), en: () => import("./products.en.json") },
  offers: { fr: () => import("./offers.fr.json"), en: () => import("./offers.en.json") },
  ways: { fr: () => import("./ways.fr.json"), en: () => import("./ways.en.json") },
  cards: { fr: () => import("./cards.fr.json"), en: () => import("./cards.en.json") },
  payment: { fr: () => import("./payment.fr.json"), en: () => import("./payment.en.json") },
  newsletter: { fr: () => import("./newsletter.fr.json"), en: () => import("./newsletter.en.json") },
  renewal: { fr: () => import("./renewal.fr.json"), en: () => import("./renewal.en.json") },
  venue: { fr: () => import("./venue.fr.json"), en: () => import("./venue.en.json") },
  location: { fr: () => import("./location.fr.json"), en: () => import("./location.en.json") },
  site: { fr: () => import("./site.fr.json"), en: () => import("./site.en.json") },
  cart: { fr: () => import("./cart.fr.json"), en: () => import("./cart.en.json") },
  finder: { fr: () => import("./finder.fr.json"), en: () => import("./finder.en.json") },
  queue: { fr: () => import("./queue.fr.json"), en: () => import("./queue.en.json") },
}

/** What fails in the browser alone fails on the screens that do something: the first one does without. */
const localOf = async (language: Language) => (await import("./local-texts.ts")).localTexts(language)

const loaded = new Map<string, Promise<Messages>>()

/**
 * The texts of some areas in one language; the other one is never fetched. The same promise each time until it fails, so that a
 * component may `use` it.
 */
export function loadTexts(areas: readonly TextArea[], language: Language): Promise<Messages> {
  const key = `${language} ${areas.join()}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const files = areas.map(async (area) => {
    const [own, failures] = await Promise.all([
      loaders[area][language](),
      area === "shop" ? {} : localOf(language),
    ])
    return { ...failures, ...own.default }
  })
  const loading = Promise.all(files).then((texts): Messages => Object.assign({}, ...texts))
  loaded.set(key, loading)
  // Whoever comes later tries again.
  loading.catch(() => loaded.delete(key))
  return loading
}

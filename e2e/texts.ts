import type { Language } from "@parterre/contract"
import clientEn from "../examples/storefront/src/shared/texts/client.en.json" with { type: "json" }
import clientFr from "../examples/storefront/src/shared/texts/client.fr.json" with { type: "json" }
import en from "../examples/storefront/src/shared/texts/en.json" with { type: "json" }
import fr from "../examples/storefront/src/shared/texts/fr.json" with { type: "json" }
import queueEn from "../examples/storefront/src/shared/texts/queue.en.json" with { type: "json" }
import queueFr from "../examples/storefront/src/shared/texts/queue.fr.json" with { type: "json" }

export type { Language }

type Key = keyof typeof fr | keyof typeof clientFr | keyof typeof queueFr

/** The storefront's own words, so that a test reads what a shopper reads; values fill plain `{name}` places. */
export function words(language: Language) {
  const texts: Record<Key, string> =
    language === "fr" ? { ...fr, ...clientFr, ...queueFr } : { ...en, ...clientEn, ...queueEn }
  return (key: Key, values: Record<string, string> = {}): string =>
    texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

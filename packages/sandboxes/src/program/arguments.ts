import { parseArgs } from "node:util"
import type { Language } from "@parterre/domain/language"
import { DEFAULT_PORT, programTexts } from "./texts.ts"

/** What the program is to do. */
export type Wanted =
  | { readonly kind: "help" | "version"; readonly language: Language }
  | { readonly kind: "wrong"; readonly message: string }
  | {
      readonly kind: "start"
      readonly language: Language
      readonly port: number
      readonly isJson: boolean
      readonly webhooks: { readonly stripeWebhookUrl?: string; readonly paypalWebhookUrl?: string }
    }

/** Reads the arguments; `locale` is the system's, such as `fr_CA.UTF-8`. */
export function readArguments(given: readonly string[], locale = ""): Wanted {
  const ofSystem: Language = locale.toLowerCase().startsWith("fr") ? "fr" : "en"
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        port: { type: "string" },
        "stripe-webhook": { type: "string" },
        "paypal-webhook": { type: "string" },
        lang: { type: "string" },
        json: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    })
    const { lang = ofSystem, port = String(DEFAULT_PORT) } = values
    const wrong = (message: string): Wanted => ({ kind: "wrong", message })
    if (lang !== "fr" && lang !== "en") return wrong(programTexts(ofSystem).badLanguage(lang))
    const words = programTexts(lang)
    if (values.help) return { kind: "help", language: lang }
    if (values.version) return { kind: "version", language: lang }
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return wrong(words.badPort(port))
    for (const option of ["stripe-webhook", "paypal-webhook"] as const) {
      const url = values[option]
      if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
        return wrong(words.badUrl(option, url))
    }
    const stripe = values["stripe-webhook"]
    const paypal = values["paypal-webhook"]
    return {
      kind: "start",
      language: lang,
      port: Number(port),
      isJson: values.json,
      webhooks: {
        ...(stripe === undefined ? {} : { stripeWebhookUrl: stripe }),
        ...(paypal === undefined ? {} : { paypalWebhookUrl: paypal }),
      },
    }
  } catch (error) {
    // Node says which option it does not know, or lacks a value.
    return {
      kind: "wrong",
      message: programTexts(ofSystem).unknown(error instanceof Error ? error.message : String(error)),
    }
  }
}

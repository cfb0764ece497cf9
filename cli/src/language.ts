import type { Language } from "@parterre/domain/language"

/** The language asked for by `--lang`, read before anything is parsed so that even usage errors speak it; else that of the environment. */
export function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.indexOf("--lang")
  const asked =
    at >= 0 ? argv[at + 1] : argv.find((one) => one.startsWith("--lang="))?.slice("--lang=".length)
  const locale = asked ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || "")
  return locale.toLowerCase().startsWith("fr") ? "fr" : "en"
}

/** What stands in the place of a secret. */
const SECRET = "[secret]"

/**
 * What tells a text's secrets apart, each with what is left of it. Quoted text may be what somebody typed; a name of the
 * program in single quotes, as browsers write it, may stay.
 */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "[email]"],
  [/\bbearer\s+[^\s"',;]+/gi, SECRET],
  [
    /\b(password|passwd|pwd|token|secret|cvd|cvv|authorization|code)(["']?\s*[:=]\s*["']?|\s+)[^\s"',;&}]+/gi,
    `$1$2${SECRET}`,
  ],
  [/([?&][\w-]+=)[^&\s"')]+/g, `$1${SECRET}`],
  // Tokens, hashes and keys: long runs with digits among the letters.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(\.[\w-]+)*/g, SECRET],
  // Cards, telephones and accounts.
  [/\+?\d(?:[ ().-]?\d){8,}/g, "[digits]"],
  [/"[^"]*"|“[^”]*”|«[^»]*»/g, `"${SECRET}"`],
  [/'(?![a-z_$][\w$.]*')[^']*'/g, `'${SECRET}'`],
]

/** A text for a log: without what looks like a card, a password, a token, an address or somebody's words [SHELL-065]. */
export const redactText = (text: string): string =>
  MASKS.reduce((masked, [pattern, instead]) => masked.replaceAll(pattern, instead), text)

/** Fields that tell who somebody is, or open something. */
const SECRET_FIELD =
  /name|mail|phone|address|street|city|postal|zip|birth|pass|token|secret|auth|session|card|cvd|cvv|number|code$|email|client/i

export type LogContext = Readonly<Record<string, string | number | boolean | null>>

/** Names that only sound like one of them. */
const HARMLESS = new Set(["errorName", "problemCode", "declineCode"])

/** What goes with an entry, each text as `redactText` leaves it, and nothing of a field that is somebody's [SHELL-065]. */
export const redactContext = (context: LogContext): LogContext =>
  Object.fromEntries(
    Object.entries(context).map(([field, value]) => [
      field,
      SECRET_FIELD.test(field) && !HARMLESS.has(field)
        ? SECRET
        : typeof value === "string"
          ? redactText(value)
          : typeof value === "number" && Math.abs(value) >= 1e9
            ? SECRET
            : value,
    ]),
  )

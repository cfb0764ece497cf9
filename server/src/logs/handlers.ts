import { isKept, redactContext, redactText } from "@parterre/domain/logs"
import type { Handlers } from "../http/handler.ts"

/** What a shop's pages tell of their own trouble goes to the server's log, as lines of that request [CALL-058]. */
export const logsHandlers = (): Handlers => ({
  writeLog: async ({ website, path, body, log }) => {
    if (!isKept(path.level, website.logLevel)) return undefined
    log[path.level](
      { shop: { ...redactContext(body.context ?? {}), website: website.id } },
      `shop: ${redactText(body.message)}`,
    )
    return undefined
  },
})

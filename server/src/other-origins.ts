import { TAG_MANAGER_SOURCES } from "@parterre/domain/tracking"
import type { Config } from "./config.ts"
import type { Website } from "./http/handler.ts"
import type { OtherOrigins } from "./http/security-headers.ts"

const NO_TAG_MANAGER: OtherOrigins = { scripts: [], connections: [], pictures: [] }

/** What the pages of a website load from elsewhere besides its payments: its tag manager, and who tells positions. */
export function otherOrigins(
  { tagManagers }: Pick<Website, "tagManagers">,
  { networkPositionUrl }: Pick<Config, "networkPositionUrl">,
): OtherOrigins {
  const { scripts, connections, pictures } = tagManagers ? TAG_MANAGER_SOURCES : NO_TAG_MANAGER
  const positions = networkPositionUrl === undefined ? [] : [new URL(networkPositionUrl).origin]
  return { scripts, connections: [...connections, ...positions], pictures }
}

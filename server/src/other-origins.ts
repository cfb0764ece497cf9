import { TAG_MANAGER_SOURCES } from "@parterre/domain/tracking"
import type { Config } from "./config.ts"
import type { Website } from "./http/handler.ts"
import type { OtherOrigins } from "./http/security-headers.ts"
import { STAY22 } from "./stays/handlers.ts"

const NO_TAG_MANAGER = { scripts: [], connections: [], pictures: [] }

/** What the pages of a website load from elsewhere besides its payments: its tag manager, who tells positions, places to stay. */
export function otherOrigins(
  { tagManagers, stay22 }: Pick<Website, "tagManagers" | "stay22">,
  { networkPositionUrl }: Pick<Config, "networkPositionUrl">,
): OtherOrigins {
  const { scripts, connections, pictures } = tagManagers ? TAG_MANAGER_SOURCES : NO_TAG_MANAGER
  const positions = networkPositionUrl === undefined ? [] : [new URL(networkPositionUrl).origin]
  const frames = stay22 === undefined ? [] : [STAY22]
  return { scripts, connections: [...connections, ...positions], pictures, frames }
}

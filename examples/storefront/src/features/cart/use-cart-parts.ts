import type { WebsiteConfig } from "@parterre/contract"
import { useSite } from "../../shared/site/site.ts"

type CartPart = NonNullable<WebsiteConfig["hiddenCartElements"]>[number]

/** Whether the site shows a part of a cart's line; some sites hide some [VAR-009] [VAR-011]. */
export function useCartParts(): (part: CartPart) => boolean {
  const { hiddenCartElements = [] } = useSite().config
  return (part) => !hiddenCartElements.includes(part)
}

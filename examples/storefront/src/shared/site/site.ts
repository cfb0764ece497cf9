import type { WebsiteConfig } from "@parterre/contract"
import { createContext, useContext } from "react"
import type { Language } from "../texts/TextsProvider.tsx"
import type { Palette } from "../theme/colors.ts"
import { keepTenant, type Tenant } from "./tenant.ts"

/** What every screen may know of the site it is part of. */
export interface Site {
  readonly config: WebsiteConfig
  readonly language: Language
  readonly tenant: Tenant
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === undefined) throw new Error("This screen is outside its site")
  return site
}

/** Addresses of this site: the language before, the tenant after. */
export function useLinks() {
  const { language, tenant: visit, config } = useSite()
  // What a widget opens is a tab of its own, with the whole site around it [VAR-003].
  const tenant = { ...visit, widget: false }
  const to = (path: string) => keepTenant(`/${language}${path}`, tenant)
  const elsewhere = config.cart ? undefined : config.cartRedirectionUrl
  return {
    to,
    /** The cart; of a site whose carts are kept elsewhere, there [CART-048]. */
    cart: elsewhere?.replaceAll("{lang}", language) ?? to("/cart"),
    inLanguage: (other: Language, pathname: string, search: string) =>
      keepTenant(`/${other}${pathname.replace(/^\/[^/]+/, "")}${search}`, tenant),
  }
}

/** The image of a size; in French its French variant when there is one. */
export function siteImage({ config, language }: Site, size: string): string | undefined {
  const named = (wanted: string) => config.images.find(({ imageSize }) => imageSize === wanted)?.url
  return (language === "fr" ? named(`${size}_FR`) : undefined) ?? named(size)
}

/** The tenant's colours; what lies behind its pages may have one of its own. */
export const sitePalette = ({ themePalette, backgroundColor }: WebsiteConfig): Palette => ({
  ...themePalette,
  surface: backgroundColor ?? themePalette.surface,
})

/** Which of the looks a site has: that of the tkp system, or the one its organiser chose [SHELL-007]. */
export const siteMood = ({ styleTkp, themeMood }: WebsiteConfig): string | undefined =>
  styleTkp === true ? "tkp" : themeMood

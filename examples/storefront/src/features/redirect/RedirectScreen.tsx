import { useEffect } from "react"
import { styled } from "styled-components"
import { Navigate, useSearchParams } from "../../shared/navigation/router.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { keepTenant } from "../../shared/site/tenant.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { Column } from "../../shared/ui/Surface.ts"
import { type RedirectTarget, redirectTarget } from "./redirect-target.ts"

/** Leads on to what `url` names, where that may be [SHELL-025]; says so where it may not. */
export function RedirectScreen() {
  const { config, language, tenant } = useSite()
  const [query] = useSearchParams()
  const origin = globalThis.location?.origin ?? "https://shop.invalid"
  const target = redirectTarget(query.get("url"), { config, language, origin })
  if (target.kind === "here") return <Navigate to={keepTenant(target.path, tenant)} replace />
  return target.kind === "away" ? <Away url={target.url} /> : <Refused target={target} />
}

function Away({ url }: { url: string }) {
  const { t } = useTexts()
  const heading = useScreen(t("redirect.title"))
  useEffect(() => window.location.replace(url), [url])
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("redirect.title")}
      </h1>
      <a href={url}>{t("redirect.go", { host: new URL(url).host })}</a>
    </Middle>
  )
}

function Refused({ target }: { target: Extract<RedirectTarget, { kind: "refused" }> }) {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(t("redirect.refused.title"))
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("redirect.refused.title")}
      </h1>
      <p>
        {target.reason === "unread"
          ? t("redirect.refused.unread")
          : t(`redirect.refused.${target.reason}`, { host: target.host })}
      </p>
      <ButtonLink to={links.to("/pages")}>{t("notFound.home")}</ButtonLink>
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  padding-block: ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
`

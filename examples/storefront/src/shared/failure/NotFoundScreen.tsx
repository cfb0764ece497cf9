import { usePages } from "@parterre/react"
import { styled } from "styled-components"
import { PageCard } from "../catalogue/PageCard.tsx"
import { useScreen } from "../navigation/use-screen.ts"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Column } from "../ui/Surface.ts"

/** A dead end with two ways on: home, and what plays next [ERR-001]. */
export function NotFoundScreen() {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(t("notFound.title"), { isMissing: true })
  const pages = usePages()
  const next =
    pages.status === "ready"
      ? pages.value
          .filter(({ saleState, firstStart }) => saleState === "ONSALE" && firstStart !== undefined)
          .toSorted((a, b) => (a.firstStart ?? "").localeCompare(b.firstStart ?? ""))
          .slice(0, 3)
      : []
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("notFound.title")}
      </h1>
      <p>{t("notFound.body")}</p>
      <ButtonLink to={links.to("/pages")}>{t("notFound.home")}</ButtonLink>
      {next.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming">{t("notFound.next")}</h2>
          <Cards>
            {next.map((page) => (
              <li key={page.id}>
                <PageCard page={page} heading="h3" />
              </li>
            ))}
          </Cards>
        </section>
      )}
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  padding-block: ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  section { width: 100%; margin-top: ${({ theme }) => theme.space[6]}; }
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[5]};
  margin-top: ${({ theme }) => theme.space[4]};
`

import type { StaticPage } from "@parterre/contract"
import { usePages } from "@parterre/react"
import { styled } from "styled-components"
import { PageCard } from "../../shared/catalogue/PageCard.tsx"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { EmailLink, PhoneLink } from "../../shared/site/ContactLinks.tsx"
import { ServiceLines } from "../../shared/site/ServiceLines.tsx"
import { useSite } from "../../shared/site/site.ts"
import { pathOfPage } from "../../shared/site/site-entries.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column, Surface } from "../../shared/ui/Surface.ts"

/** What the organiser wrote, in its language; the contact page begins with the site's own numbers. */
export function StaticPageView({ page }: { page: StaticPage }) {
  const { t, language } = useTexts()
  const title = page.title ?? t(`entry.${page.name}`)
  const heading = useScreen(title, { path: pathOfPage[page.name], description: page.html })
  return (
    <Article>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {page.name === "contact" && <HowToReach />}
      <div lang={page.language === language ? undefined : `${page.language}-CA`}>
        <TenantHtml html={page.html} />
      </div>
      {page.pageIds.length > 0 && <Listed ids={page.pageIds} />}
    </Article>
  )
}

/** The numbers and the address of the site's settings: nobody has to write them twice. */
function HowToReach() {
  const { t } = useTexts()
  const { phone, email, address, lines = [] } = useSite().config.contact ?? {}
  return (
    <Reach>
      <h2>{t("footer.service")}</h2>
      <address>
        {phone !== undefined && <PhoneLink phone={phone} />}
        {email !== undefined && <EmailLink email={email} />}
        {address !== undefined && <span>{address}</span>}
      </address>
      {lines.length > 0 && <ServiceLines lines={lines} />}
    </Reach>
  )
}

/** Pages of the programme in the order in which the organiser names them. */
function Listed({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts()
  const pages = usePages()
  if (pages.status === "failed") return <Failed failure={pages.failure} retry={pages.retry} />
  const named =
    pages.status === "ready" ? ids.flatMap((id) => pages.value.find((one) => one.id === id) ?? []) : []
  return (
    <section aria-labelledby="listed" aria-busy={pages.status === "loading"}>
      <h2 id="listed">{t("entry.listed")}</h2>
      <Cards>
        {named.map((one) => (
          <li key={one.id}>
            <PageCard page={one} heading="h3" />
          </li>
        ))}
      </Cards>
    </section>
  )
}

export const Article = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  h3 { font-size: ${({ theme }) => theme.size.lead}; }
  ul:not([class]) { padding-left: 1.2em; list-style: disc; }
  ol:not([class]) { padding-left: 1.6em; list-style: decimal; }
  img { max-width: 100%; height: auto; }
`
const Reach = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[3]} ${theme.space[7]}`};
  padding: ${({ theme }) => theme.space[5]};
  h2 { grid-column: 1 / -1; }
  address { font-style: normal; }
  a, span { display: flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; min-height: 40px; width: fit-content; color: inherit; }
  svg { flex: none; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[5]};
  margin-top: ${({ theme }) => theme.space[4]};
`

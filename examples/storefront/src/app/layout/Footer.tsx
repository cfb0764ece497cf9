import type { SocialLink } from "@parterre/contract"
import { MapPin } from "lucide-react"
import { Suspense, use, useState } from "react"
import { styled } from "styled-components"
import { PageHeadContext } from "../../shared/navigation/page-head.ts"
import { Link } from "../../shared/navigation/router.tsx"
import { EmailLink, PhoneLink } from "../../shared/site/ContactLinks.tsx"
import { ServiceLines } from "../../shared/site/ServiceLines.tsx"
import { SiteEntryLink } from "../../shared/site/SiteEntryLink.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { siteEntries } from "../../shared/site/site-entries.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { Button } from "../../shared/ui/Button.tsx"
import { Icon } from "../../shared/ui/Icon.tsx"
import { Column } from "../../shared/ui/Surface.ts"

/** Who sells these tickets, how to reach them, and what the site has beside its programme. */
export function Footer() {
  const { t } = useTexts()
  const head = use(PageHeadContext)
  const { config } = useSite()
  const links = useLinks()
  const { name, contact = {} } = config
  const { lines = [], social = [] } = contact
  if (head !== undefined)
    Object.assign(head, { site: config, siteDescription: `${name}. ${t("footer.promise")}` })
  return (
    <Ground data-print="hide">
      <Grid>
        <div>
          <Name>{name}</Name>
          <p>{t("footer.promise")}</p>
          {social.length > 0 && <Social links={social} />}
        </div>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">{t("footer.site")}</h2>
          <Entries>
            {siteEntries(config).map((entry) => (
              <li key={entry.name}>
                <SiteEntryLink entry={entry} />
              </li>
            ))}
            {config.tracking && (
              <li>
                <Link to={links.to("/tracking")}>{t("footer.tracking")}</Link>
              </li>
            )}
          </Entries>
        </nav>
        <Reach>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact">{t("footer.contact")}</h2>
            <address>
              {contact.phone !== undefined && <PhoneLink phone={contact.phone} />}
              {contact.email !== undefined && <EmailLink email={contact.email} />}
              {contact.address !== undefined && (
                <span>
                  <MapPin size={18} strokeWidth={1.5} aria-hidden />
                  {contact.address}
                </span>
              )}
            </address>
          </section>
          {lines.length > 0 && (
            <section aria-labelledby="footer-service">
              <h2 id="footer-service">{t("footer.service")}</h2>
              <ServiceLines lines={lines} />
            </section>
          )}
        </Reach>
        {config.newsletters?.includes("organiser") && <NewsletterEntry />}
      </Grid>
    </Ground>
  )
}

const NewsletterForm = withTexts(
  () => import("../../shared/newsletters/NewsletterForm.tsx"),
  "NewsletterForm",
  ["newsletter"],
)

/** The organiser's newsletters; the form is fetched by whoever asks for it [SHELL-014]. */
function NewsletterEntry() {
  const { t } = useTexts()
  const { name } = useSite().config
  const [isOpen, open] = useState(false)
  return (
    <section aria-labelledby="footer-newsletter" data-scripted="">
      <h2 id="footer-newsletter">{t("footer.newsletter")}</h2>
      {isOpen ? (
        <Suspense>
          <NewsletterForm />
        </Suspense>
      ) : (
        <>
          <Invitation>{t("footer.newsletter.body", { name })}</Invitation>
          <Button kind="quiet" onPress={() => open(true)}>
            {t("footer.newsletter.open")}
          </Button>
        </>
      )}
    </section>
  )
}

/** Networks that there is a sign for, by the name that an organiser writes. */
const SIGNS = ["facebook", "instagram", "youtube", "linkedin", "tiktok", "bluesky", "x", "vimeo"]

/** Where the organiser is to be followed, each by its sign and its name [SHELL-013]. */
function Social({ links }: { links: readonly SocialLink[] }) {
  const { t } = useTexts()
  return (
    <Signs aria-label={t("footer.social")}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <Icon name={SIGNS.find((sign) => sign === network.toLowerCase()) ?? "link"} />
            {network}
          </a>
        </li>
      ))}
    </Signs>
  )
}

const Invitation = styled.p`margin-bottom: ${({ theme }) => theme.space[3]};`
const Ground = styled.footer`
  margin-top: ${({ theme }) => theme.space[8]};
  padding-block: ${({ theme }) => theme.space[7]};
  background: ${({ theme }) => theme.color.surfaceSunken};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  /* Below every first screen, so it is laid out when somebody comes near; until then about as high as it will be. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 450px;
  ${({ theme }) => theme.upTo(800)} { contain-intrinsic-block-size: auto 1000px; }
  p { color: ${({ theme }) => theme.color.inkMuted}; max-width: 52ch; }
  /* Below a screen that fills a phone, a footer would only make the sheet slide away. */
  ${({ theme }) => theme.upTo(1000)} {
    body:has([data-fills-screen]) & { display: none; }
  }
`
const Grid = styled(Column)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${({ theme }) => theme.space[6]};
  h2 { font-size: 1.1rem; margin-bottom: ${({ theme }) => theme.space[2]}; }
  address { font-style: normal; }
  address > *, a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    width: fit-content;
    min-height: 36px;
    color: inherit;
  }
  svg { flex: none; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(800)} { grid-template-columns: 1fr; }
`
const Reach = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[5]};
`
const Entries = styled.ul`
  columns: 2;
  column-gap: ${({ theme }) => theme.space[4]};
  li { break-inside: avoid; }
  a { display: inline-block; padding-block: 6px; }
`
const Signs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  margin-top: ${({ theme }) => theme.space[3]};
`
const Name = styled.p`
  && { color: ${({ theme }) => theme.color.ink}; }
  margin-bottom: ${({ theme }) => theme.space[2]};
  font-family: ${({ theme }) => theme.font.display};
  font-weight: ${({ theme }) => theme.font.displayWeight};
  font-size: ${({ theme }) => theme.size.heading};
`

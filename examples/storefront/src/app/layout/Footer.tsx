import type { ServiceLine, SocialLink } from "@parterre/contract"
import { MapPin, Share2 } from "lucide-react"
import { styled } from "styled-components"
import { EmailLink, PhoneLink } from "../../shared/site/ContactLinks.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** Who sells these tickets and how to reach them. */
export function Footer() {
  const { t } = useTexts()
  const { name, contact = {} } = useSite().config
  return (
    <Ground data-print="hide">
      <Grid>
        <div>
          <Name>{name}</Name>
          <p>{t("footer.promise")}</p>
        </div>
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
          <Social links={contact.social ?? []} />
        </section>
        <ServiceLines lines={contact.lines ?? []} />
      </Grid>
    </Ground>
  )
}

const REGIONS = ["QUEBEC", "ATLANTIC", "ONTARIO", "WEST"] as const satisfies readonly ServiceLine["region"][]

/** Where customers of each region call [SHELL-011]; nothing where the organiser gives none. */
function ServiceLines({ lines }: { lines: readonly ServiceLine[] }) {
  const { t } = useTexts()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="footer-service">
      <h2 id="footer-service">{t("footer.service")}</h2>
      <dl>
        {REGIONS.flatMap((region) =>
          lines
            .filter((line) => line.region === region)
            .map(({ phone }) => (
              <div key={region}>
                <dt>{t(`footer.region.${region}`)}</dt>
                <dd>
                  <PhoneLink phone={phone} />
                </dd>
              </div>
            )),
        )}
      </dl>
    </section>
  )
}

/** Where the organiser is to be followed, each by its sign and its name [SHELL-013]. */
function Social({ links }: { links: readonly SocialLink[] }) {
  const { t } = useTexts()
  if (links.length === 0) return null
  return (
    <Signs aria-label={t("footer.social")}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <Share2 size={18} strokeWidth={1.5} aria-hidden />
            {network}
          </a>
        </li>
      ))}
    </Signs>
  )
}

const Ground = styled.footer`
  margin-top: ${({ theme }) => theme.space[8]};
  padding-block: ${({ theme }) => theme.space[7]};
  background: ${({ theme }) => theme.color.surfaceSunken};
  border-top: 1px solid ${({ theme }) => theme.color.line};
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
  address { font-style: normal; margin-bottom: ${({ theme }) => theme.space[2]}; }
  address > *, a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    width: fit-content;
    min-height: 36px;
    color: inherit;
  }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${({ theme }) => `0 ${theme.space[3]}`}; align-items: center; }
  dd a { font-variant-numeric: tabular-nums; }
  svg { flex: none; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(800)} { grid-template-columns: 1fr; }
`
const Signs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
`
const Name = styled.p`
  && { color: ${({ theme }) => theme.color.ink}; }
  margin-bottom: ${({ theme }) => theme.space[2]};
  font-family: ${({ theme }) => theme.font.display};
  font-weight: ${({ theme }) => theme.font.displayWeight};
  font-stretch: ${({ theme }) => theme.font.displayStretch};
  font-size: ${({ theme }) => theme.size.heading};
`

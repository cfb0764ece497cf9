import { Mail, MapPin } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Column } from "../ui/Surface.ts"
import { PhoneLink } from "./PhoneLink.tsx"
import { useSite } from "./site.ts"

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
            <PhoneLink />
            {contact.email !== undefined && (
              <a href={`mailto:${contact.email}`}>
                <Mail size={18} strokeWidth={1.5} aria-hidden />
                {contact.email}
              </a>
            )}
            {contact.address !== undefined && (
              <span>
                <MapPin size={18} strokeWidth={1.5} aria-hidden />
                {contact.address}
              </span>
            )}
          </address>
        </section>
      </Grid>
    </Ground>
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
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[6]};
  h2 { font-size: 1.1rem; margin-bottom: ${({ theme }) => theme.space[2]}; }
  address { font-style: normal; margin-bottom: ${({ theme }) => theme.space[2]}; }
  address > * {
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
const Name = styled.p`
  && { color: ${({ theme }) => theme.color.ink}; }
  margin-bottom: ${({ theme }) => theme.space[2]};
  font-family: ${({ theme }) => theme.font.display};
  font-weight: ${({ theme }) => theme.font.displayWeight};
  font-stretch: ${({ theme }) => theme.font.displayStretch};
  font-size: ${({ theme }) => theme.size.heading};
`

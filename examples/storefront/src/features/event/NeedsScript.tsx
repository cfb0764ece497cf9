import { styled } from "styled-components"
import { EmailLink, PhoneLink } from "../../shared/site/ContactLinks.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** Where no script runs: that choosing needs one, and how else to come by tickets. */
export function NeedsScript() {
  const { t } = useTexts()
  const { phone, email } = useSite().config.contact ?? {}
  return (
    <Said>
      <h2>{t("unscripted.title")}</h2>
      <p>{t("unscripted.body")}</p>
      {(phone !== undefined || email !== undefined) && <p>{t("unscripted.reach")}</p>}
      {phone !== undefined && <PhoneLink phone={phone} />}
      {email !== undefined && <EmailLink email={email} />}
    </Said>
  )
}

const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.warning};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.warningSoft};
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    color: inherit;
    font-weight: 600;
  }
`

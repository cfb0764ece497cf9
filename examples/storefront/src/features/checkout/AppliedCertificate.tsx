import type { CertificateUse } from "@parterre/domain/gift-certificates"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"

interface AppliedCertificateProps {
  use: CertificateUse
  isDisabled: boolean
  onRemove: (code: string) => void
}

/** What one gift certificate pays, what stays on it, and the way to take it off [PAY-028]. */
export function AppliedCertificate({ use, isDisabled, onRemove }: AppliedCertificateProps) {
  const { t, money } = useTexts()
  const lastFour = use.code.slice(-4)
  const said =
    use.used === 0
      ? [t("checkout.certificate.unused", { lastFour })]
      : [
          t("checkout.certificate.pays", { amount: money(use.used), lastFour }),
          ...(use.remainder === 0 ? [] : [t("checkout.certificate.rest", { amount: money(use.remainder) })]),
        ]
  return (
    <Item>
      <p>{said.join(" ")}</p>
      <Button
        kind="plain"
        isDisabled={isDisabled}
        onPress={() => onRemove(use.code)}
        aria-label={t("checkout.certificate.remove.one", { lastFour })}
      >
        {t("checkout.certificate.remove")}
      </Button>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
`

import { styled } from "styled-components"
import { ContactLink } from "../../shared/site/ContactLinks.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import type { StripeCard } from "./use-stripe-card.ts"

/** The frame around Stripe's card field: the numbers never reach our page. */
export function StripeFields({ stripe }: { stripe: StripeCard }) {
  const { t } = useTexts()
  return (
    <div>
      <Label id="stripe-label">{t("checkout.card.number")}</Label>
      <Frame
        ref={stripe.container}
        id="card-stripe"
        role="group"
        tabIndex={-1}
        aria-labelledby="stripe-label"
        $faulty={stripe.error !== undefined}
      />
      {stripe.error !== undefined && (
        <Fault role="alert">
          {t(stripe.error)} {stripe.isMisconfigured && <ContactLink />}
        </Fault>
      )}
    </div>
  )
}

const Label = styled.p`
  margin-bottom: ${({ theme }) => theme.space[1]};
  font-weight: 600;
`
/** Light in both schemes: the field inside it brings its own dark text. */
const Frame = styled.div<{ $faulty: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 48px;
  padding: 14px ${({ theme }) => theme.space[3]};
  border: ${({ theme, $faulty }) => ($faulty ? `2px solid ${theme.color.danger}` : `1px solid ${theme.color.lineStrong}`)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: Canvas;
  color: CanvasText;
  color-scheme: light;
`
const Fault = styled.p`
  a { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[1]}; color: inherit; }
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`

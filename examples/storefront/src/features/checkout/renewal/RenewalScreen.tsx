import type { RenewalDetails } from "@parterre/contract"
import { useRenewal } from "@parterre/react"
import { type FormEvent, lazy, Suspense, useState } from "react"
import { type AddressField, addressErrors, addressFields } from "../../../shared/buyer/address.ts"
import { useDraft } from "../../../shared/buyer/use-draft.ts"
import { CartSkeleton } from "../../../shared/cart/CartSkeleton.tsx"
import { ErrorSummary } from "../../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../../shared/forms/Form.ts"
import { useFormErrors } from "../../../shared/forms/use-form-errors.ts"
import { useNavigate, useParams, useSearchParams } from "../../../shared/navigation/router.tsx"
import { useScreen } from "../../../shared/navigation/use-screen.ts"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Skeleton } from "../../../shared/ui/Skeleton.ts"
import { CheckoutSummary } from "../CheckoutSummary.tsx"
import { RenewalOver } from "./RenewalOver.tsx"
import { RenewalWays } from "./RenewalWays.tsx"
import { Layout, Sheet } from "./renewal-layout.ts"
import { isPrinted, wayNamed } from "./renewal-way.ts"

const AddressFields = lazy(async () => ({
  default: (await import("../../../shared/buyer/AddressFields.tsx")).AddressFields,
}))

const RenewalCheckoutScreen = lazy(async () => ({
  default: (await import("./RenewalCheckoutScreen.tsx")).RenewalCheckoutScreen,
}))

/** The renewal that the address names, or the checkout of one that was chosen. */
export function RenewalScreen() {
  const { token } = useParams()
  return token === undefined ? (
    <Suspense fallback={<CartSkeleton of="checkout" />}>
      <RenewalCheckoutScreen />
    </Suspense>
  ) : (
    <Renewal token={token} />
  )
}

/** Where the mail leads that offers last season's seats: what is renewed, until when, and how the tickets go out [SHELL-032] [RENEW-002]. */
function Renewal({ token }: { token: string }) {
  const { renewal, lookUp } = useRenewal(token)
  if (renewal.status === "loading") return <CartSkeleton of="checkout" />
  if (renewal.status === "failed")
    return <RenewalOver failure={renewal.failure} retry={renewal.retry} lookUp={lookUp} />
  return <Offer token={token} renewal={renewal.value} />
}

function Offer({ token, renewal }: { token: string; renewal: RenewalDetails }) {
  const { t, date, language } = useTexts()
  const { timeZone } = useSite().config
  const links = useLinks()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [way, choose] = useState(() => wayNamed(search.get("delivery")))
  const title = t("renewal.title", { title: renewal.title })
  const heading = useScreen(title)
  const [draft, change] = useDraft()
  const isAsked = isPrinted(way) && (renewal.client.addresses ?? []).length === 0
  const { attempts, errorOf, leave, mayGo } = useFormErrors(isAsked ? addressErrors(draft) : {})
  const textOf = (field: AddressField) => {
    const error = errorOf(field)
    return error === undefined ? undefined : t(error)
  }
  const faults = addressFields.flatMap((field) => {
    const text = textOf(field)
    return text === undefined ? [] : [{ id: `address-${field}`, label: t(`checkout.address.${field}`), text }]
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo()) return
    const query = new URLSearchParams({ renewal: token, delivery: way.code })
    navigate(links.to(`/checkout/checkout-colts?${query}`))
  }
  return (
    <Layout>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>
          {t("renewal.hello", {
            firstname: renewal.client.firstname,
            deadline: date(renewal.deadline, timeZone),
          })}
        </p>
      </header>
      <Sheet as="section" aria-label={t("renewal.delivery")}>
        {renewal.lost.length > 0 && (
          <Notice tone="warning">
            {t("renewal.lost", { places: new Intl.ListFormat(`${language}-CA`).format(renewal.lost) })}
          </Notice>
        )}
        <Form noValidate onSubmit={send}>
          <ErrorSummary faults={faults} attempts={attempts} />
          <RenewalWays way={way} onChoose={(code) => choose(wayNamed(code))} />
          {isAsked && (
            <Suspense fallback={<Skeleton $height="320px" />}>
              <AddressFields
                address={draft}
                errorOf={textOf}
                onChange={change}
                onLeave={(field) => leave(field, draft[field])}
              />
            </Suspense>
          )}
          <Button type="submit">{t("renewal.continue")}</Button>
        </Form>
      </Sheet>
      <CheckoutSummary cart={renewal} isOpen />
    </Layout>
  )
}

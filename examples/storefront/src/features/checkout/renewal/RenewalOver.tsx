import { isProblem, type SdkFailure } from "@parterre/sdk"
import { Failed } from "../../../shared/failure/Failed.tsx"
import { useScreen } from "../../../shared/navigation/use-screen.ts"
import { Pending } from "../../../shared/payment/Pending.tsx"
import { ContactLink } from "../../../shared/site/ContactLinks.tsx"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../../shared/ui/Button.tsx"
import { Middle } from "./renewal-layout.ts"

interface RenewalOverProps {
  failure: SdkFailure
  retry: () => void
  lookUp: () => Promise<unknown>
}

/** A link that opens nothing any more says what became of it and what to do; whatever else went wrong may be tried again. */
export function RenewalOver({ failure, retry, lookUp }: RenewalOverProps) {
  if (isProblem(failure, "payment-in-progress"))
    return (
      <Middle>
        <Pending of="renewal" lookUp={lookUp} />
      </Middle>
    )
  if (isProblem(failure, "renewal-done")) return <Told title="renewal.done.title" failure={failure} />
  if (isProblem(failure, "renewal-ended")) return <Told title="renewal.ended.title" failure={failure} />
  if (isProblem(failure, "renewal-unknown")) return <Told title="renewal.unknown.title" failure={failure} />
  return <Failed failure={failure} retry={retry} />
}

interface ToldProps {
  title: "renewal.done.title" | "renewal.ended.title" | "renewal.unknown.title"
  failure: SdkFailure
}

function Told({ title, failure }: ToldProps) {
  const { t } = useTexts()
  const links = useLinks()
  const heading = useScreen(t(title))
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      <p>{failure.message}</p>
      <ContactLink />
      <ButtonLink kind="quiet" to={links.to("/pages")}>
        {t("renewal.programme")}
      </ButtonLink>
    </Middle>
  )
}

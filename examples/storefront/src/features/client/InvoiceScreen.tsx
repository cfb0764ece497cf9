import { useClient, useLoaded, useParterre } from "@parterre/react"
import { Printer } from "lucide-react"
import { type SyntheticEvent, useRef } from "react"
import { styled } from "styled-components"
import { useParams } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { AccountFailed } from "./AccountFailed.tsx"
import { AccountScreen } from "./AccountScreen.tsx"

/** One invoice as the organiser wrote it, to read and to print [ACC-021] [INV-007]. */
export function InvoiceScreen() {
  const { t, language } = useTexts()
  const links = useLinks()
  const { invoices } = useParterre()
  const { client } = useClient()
  const { invoiceId = "" } = useParams()
  const frame = useRef<HTMLIFrameElement>(null)
  const clientId = client?.id ?? ""
  const loaded = useLoaded(`invoice ${language} ${invoiceId}`, () => invoices.html(invoiceId, clientId))
  const title = t("client.invoice.title", { id: invoiceId })
  return (
    <AccountScreen title={title}>
      <Acts>
        <ButtonLink kind="plain" to={links.to("/client/auth/invoices")}>
          {t("client.invoice.back")}
        </ButtonLink>
        {loaded.status === "ready" && (
          <Button kind="quiet" onPress={() => frame.current?.contentWindow?.print()}>
            <Printer size={20} strokeWidth={1.5} aria-hidden />
            {t("client.invoice.print")}
          </Button>
        )}
      </Acts>
      {loaded.status === "loading" && <Skeleton $height="480px" />}
      {loaded.status === "failed" && <AccountFailed failure={loaded.failure} retry={loaded.retry} />}
      {loaded.status === "ready" && (
        // No scripts run inside; the same origin is only for printing and measuring it.
        <Report
          ref={frame}
          title={title}
          srcDoc={loaded.value}
          sandbox="allow-same-origin allow-modals"
          onLoad={followHeight}
        />
      )}
    </AccountScreen>
  )
}

/** The frame is as tall as the invoice, also when its lines break otherwise: what is at its end is not overlooked. */
function followHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const report = frame.contentDocument?.documentElement
  if (report === undefined) return
  const borders = frame.offsetHeight - frame.clientHeight
  new ResizeObserver(() => {
    frame.style.height = `${report.offsetHeight + borders}px`
  }).observe(report)
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  > a { margin-left: -12px; }
`
const Report = styled.iframe`
  width: 100%;
  height: 75vh;
  min-height: 480px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceRaised};
`

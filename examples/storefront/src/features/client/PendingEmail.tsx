import type { Client } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { styled } from "styled-components"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { useSubmit } from "./use-submit.ts"

/** An email that waits for its link to be opened: it can be sent again, or withdrawn. */
export function PendingEmail({ client: { id = "", email, pendingEmail } }: { client: Client }) {
  const { t } = useTexts()
  const say = useSay()
  const { clients } = useParterre()
  const { busy, submit } = useSubmit()
  if (pendingEmail === undefined) return null
  const sendAgain = async () => {
    const sent = await submit(() => clients.sendEmailConfirmation(id))
    if (sent !== undefined)
      say({ message: t("client.pendingEmail.sent", { email: pendingEmail }), snackBar: {} })
  }
  const withdraw = async () => {
    const withdrawn = await submit(() => clients.withdrawEmailChange(id))
    if (withdrawn !== undefined) say({ message: t("client.pendingEmail.withdrawn", { email }), snackBar: {} })
  }
  return (
    <Notice role="status">
      <strong>{t("client.pendingEmail.title", { email: pendingEmail })}</strong>
      <p>{t("client.pendingEmail.body", { email })}</p>
      <Acts>
        <Button kind="quiet" isPending={busy} onPress={() => void sendAgain()}>
          {t("client.pendingEmail.again")}
        </Button>
        <Button kind="plain" isPending={busy} onPress={() => void withdraw()}>
          {t("client.pendingEmail.withdraw")}
        </Button>
      </Acts>
    </Notice>
  )
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
`

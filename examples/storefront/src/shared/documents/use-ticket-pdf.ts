import { useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import { saveFile } from "./save-file.ts"

/** Fetches tickets as one PDF and hands it to the browser; a failure is said in words of comfort [ERR-017]. */
export function useTicketPdf(saleId: string) {
  const { checkout } = useParterre()
  const { t } = useTexts()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const download = async (sodIds: readonly string[]) => {
    setBusy(true)
    try {
      saveFile(await checkout.ticketsPdf(sodIds), `${saleId}.pdf`)
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: t("confirmation.download.failed"), dialog: {} })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}

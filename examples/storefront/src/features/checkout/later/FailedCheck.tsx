import { MessageDialog } from "../../../shared/messages/MessageDialog.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"

/** Tells that a bank's check came to nothing, where its window was a moment ago [3DS-005]. */
export default function FailedCheck({ message, onClose }: { message: string; onClose: () => void }) {
  const { t } = useTexts()
  return (
    <MessageDialog title={t("checkout.failed.title")} className={undefined} onClose={onClose}>
      {message}
    </MessageDialog>
  )
}

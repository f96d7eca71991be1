import { type Proof, proofsFor } from '@shulei/domain/base/session/proof.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormState, fieldProblem } from '../form-state.ts'
import { OwnCode } from '../OwnCode/OwnCode.tsx'

export interface ProofFieldsProps {
  /** The account's ways to sign in. */
  account: { phone: string | null; hasPassword: boolean }
  state: FormState | undefined
  /** A code to the account's own number is being sent. */
  isSendingCode: boolean
  /** Shown where the proof is a code. */
  codeNote?: ReactNode
}

/** Proof required before a way to sign in changes: the password (`current`) or a code (`ownCode`). */
export function ProofFields({ account, state, isSendingCode, codeNote }: ProofFieldsProps) {
  const { t } = useTranslation('session')
  const { phone, hasPassword } = account
  const proofs = proofsFor({ hasPassword, hasPhone: phone !== null })
  const [chosen, setChosen] = useState<Proof>()
  const proof = chosen ?? proofs[0]
  const other = proofs.find((one) => one !== proof)
  if (!proof) return null
  return (
    <>
      {proof === 'password' ? (
        <TextField
          name="current"
          type="password"
          autoComplete="current-password"
          label={t('password.current')}
          hint={t('proof.passwordHint')}
          errorMessage={fieldProblem(state, 'current')}
        />
      ) : (
        <>
          <OwnCode phone={phone ?? ''} state={state} isSending={isSendingCode} />
          {codeNote}
        </>
      )}
      {other && (
        <div>
          <Button variant="quiet" size="s" onPress={() => setChosen(other)}>
            {t(other === 'password' ? 'proof.usePassword' : 'proof.useCode')}
          </Button>
        </div>
      )}
    </>
  )
}

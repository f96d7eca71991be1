import { ReferencePage } from '@shulei/features/base/reference/ApiReference/ReferencePage.tsx'
import { useContext } from 'react'
import { ReferenceContext } from '../../../context.ts'

/** The page of the API. */
export default function ApiReference() {
  return <ReferencePage html={useContext(ReferenceContext)()} />
}

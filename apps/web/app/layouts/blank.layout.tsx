import { BlankLayout } from '@shulei/layouts/BlankLayout/BlankLayout.tsx'
import { Outlet } from 'react-router'

export default function Layout() {
  return (
    <BlankLayout>
      <Outlet />
    </BlankLayout>
  )
}

import type { ReactNode } from 'react';
import { Button, Icon, IconButton, Link, Menu, Popover, Tooltip, type ButtonVariant } from '../../src/index.ts';
import { ICONS, type IconName } from '../../src/icon/icon-map.ts';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ActionsSection(): ReactNode {
  return (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="g-row">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={variant === 'primary' ? 'bag' : undefined}>{`Add ${variant}`}</Button>
          ))}
        </div>
      ))}
      <div className="g-row">
        <Button variant="primary" isPending pendingLabel="Adding">Pending</Button>
        <Button variant="primary" isDisabled>Disabled</Button>
        <Button isDisabled>Disabled</Button>
        <Button aria-pressed icon="hand">Pressed</Button>
        <Link href="#actions" variant="button-primary" iconEnd="arrow-end">Link as button</Link>
        <Link href="#actions" variant="button-secondary">Secondary link</Link>
      </div>
      <div className="g-row">
        <IconButton icon="bag" label="Cart, 3 items" badge="3" />
        <IconButton icon="heart" label="Like" variant="secondary" />
        <IconButton icon="microphone-off" label="Unmute" variant="danger" />
        <IconButton icon="camera" label="Camera off" aria-pressed />
        <IconButton icon="trash" label="Delete" isDisabled />
        <IconButton icon="refresh" label="Refresh" isPending />
        <Menu
          trigger={<IconButton icon="more" label="More" />}
          label="More actions"
          onAction={() => undefined}
          items={[{ id: 'edit', label: 'Edit', icon: 'edit' }, { id: 'copy', label: 'Copy link', icon: 'copy', description: 'For your guests' }, { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true }]}
        />
        <Menu trigger={<Button iconEnd="chevron-down">Language</Button>} label="Language" selectedId="de" items={[{ id: 'en', label: 'English' }, { id: 'de', label: 'Deutsch' }]} />
        <Popover trigger={<Button icon="info">About this</Button>} label="About">A few words about it.</Popover>
        <Tooltip text="More about this button"><Button>With tooltip</Button></Tooltip>
      </div>
      <p>
        Text with an <Link href="#a">inline link</Link>, a <Link href="#b" variant="quiet">quiet one</Link> and an <Link href="https://example.org" target="_blank" iconEnd="external">external one</Link>.
      </p>
      <p><Link href="#c" variant="standalone" iconEnd="arrow-end">All of the collection</Link></p>
      <div className="g-row">{(Object.keys(ICONS) as IconName[]).map((name) => <Icon key={name} name={name} />)}</div>
    </>
  );
}

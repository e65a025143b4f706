// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyCode, lazyCode } from '@vitrine/ui';
import { roomPage, t } from '../testing/room-page.tsx';
import { LazyModal, LazyPanel } from './lazy-part.tsx';

const page = roomPage();
const Chat = () => <p>Everybody is here</p>;

/** Code that comes, or doesn't, when a test says so. */
function codeOf<Value>(value: Value) {
  const asked: PromiseWithResolvers<Value>[] = [];
  const code: LazyCode<Value> = lazyCode(() => {
    const next = Promise.withResolvers<Value>();
    asked.push(next);
    return next.promise;
  });
  return {
    code,
    asked,
    come: () => act(async () => asked.at(-1)?.resolve(value)),
    fail: () => act(async () => asked.at(-1)?.reject(new TypeError('offline'))),
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('a panel that is opened before its code is there', () => {
  it('says that it loads, and shows what is in it once that has come', async () => {
    const { code, come, asked } = codeOf({ chat: Chat });
    await page.show(<LazyPanel code={code} id="chat" />);
    expect(page.find('[role=status]').getAttribute('aria-label')).toBe(t('common.state.loading'));
    await come();
    expect(page.text()).toContain('Everybody is here');
    expect(asked).toHaveLength(1);
  });

  it('says where its code can’t be had, and tries again when asked', async () => {
    const { code, come, fail, asked } = codeOf({ chat: Chat });
    await page.show(<LazyPanel code={code} id="chat" />);
    await fail();
    expect(page.text()).toContain(t('common.error.general'));
    await act(async () => page.control(t('common.action.retry')).click());
    expect(asked).toHaveLength(2);
    await come();
    expect(page.text()).toContain('Everybody is here');
  });
});

it('what was loaded ahead is there at once', async () => {
  const { code, come, asked } = codeOf({ chat: Chat });
  const loaded = code.preload();
  await come();
  await loaded;
  await page.show(<LazyPanel code={code} id="chat" />);
  expect(page.text()).toContain('Everybody is here');
  expect(asked).toHaveLength(1);
});

describe('a modal that is opened before its code is there', () => {
  let close: () => void;
  function Host({ code }: { code: LazyCode<() => React.JSX.Element> }) {
    const [isOpen, setOpen] = useState(false);
    close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <output>{String(isOpen)}</output>
        <LazyModal code={code} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  const open = () => act(async () => page.control('Open').click());
  const isOpen = () => page.find('output').textContent;

  it('opens once it is: the press is not lost', async () => {
    const { code, come, asked } = codeOf(Chat);
    await page.show(<Host code={code} />);
    expect(asked).toHaveLength(0);
    await open();
    expect(page.text()).not.toContain('Everybody is here');
    await come();
    expect(page.text()).toContain('Everybody is here');
  });

  it('closes again where its code can’t be had, and says so; the next press asks anew', async () => {
    const { code, come, fail, asked } = codeOf(Chat);
    await page.show(<Host code={code} />);
    await open();
    await fail();
    expect(isOpen()).toBe('false');
    expect(page.notices()).toEqual([`${t('common.error.modal')} ${t('common.error.modalText')}`]);
    await open();
    expect(asked).toHaveLength(2);
    await come();
    expect(page.text()).toContain('Everybody is here');
  });

  it('asks anew where loading ahead had failed, and opens', async () => {
    const { code, come, fail, asked } = codeOf(Chat);
    const ahead = code.preload().catch(() => undefined);
    await fail();
    await ahead;
    await page.show(<Host code={code} />);
    await open();
    expect(isOpen()).toBe('true');
    await come();
    expect(page.text()).toContain('Everybody is here');
    expect(asked).toHaveLength(2);
    expect(page.notices()).toEqual([]);
  });

  it('says nothing of a failure where it was closed meanwhile', async () => {
    const { code, fail } = codeOf(Chat);
    await page.show(<Host code={code} />);
    await open();
    await act(async () => close());
    await fail();
    expect(page.notices()).toEqual([]);
  });
});

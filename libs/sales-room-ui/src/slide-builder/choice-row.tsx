import type { ReactNode } from 'react';
import { useTranslate } from '@vitrine/i18n/react';
import { IconButton } from '@vitrine/ui';

interface ChoiceRowProps {
  name: string;
  image?: ReactNode;
  /** What stands below the name. */
  children?: ReactNode;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle(): void;
}

/** Something that can become a slide, or is one already. */
export function ChoiceRow({ name, image, children, isChosen, isDisabled, onToggle }: ChoiceRowProps) {
  const t = useTranslate();
  return (
    <li className="v-choice-row">
      {image}
      <div className="v-choice-row__text">
        <span className="v-choice-row__name">{name}</span>
        {children}
      </div>
      <IconButton
        icon={isChosen ? 'minus' : 'plus'}
        variant={isChosen ? 'quiet' : 'secondary'}
        label={t(isChosen ? 'presentations.slides.remove' : 'presentations.slides.addOf', { name })}
        isDisabled={isDisabled && !isChosen}
        onPress={onToggle}
      />
    </li>
  );
}

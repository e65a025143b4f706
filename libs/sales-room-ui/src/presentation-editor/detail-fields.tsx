import { useState } from 'react';
import type { FormErrors } from '@vitrine/commerce';
import { useTranslate } from '@vitrine/i18n/react';
import { useLocalePath } from '@vitrine/routing/react-router';
import { Heading, TextField } from '@vitrine/ui';
import { presentationAddress } from '../room/room-addresses.ts';
import type { DefinitionDefaults } from './definition.ts';
import { suggestedPath } from './suggested-path.ts';

interface DetailFieldsProps {
  defaults: DefinitionDefaults;
  errors: FormErrors;
  /** The address of one that is there can't be another any more. */
  isPathFixed: boolean;
}

/** Name and address. The address follows the name until somebody writes one. */
export function DetailFields({ defaults, errors, isPathFixed }: DetailFieldsProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const [name, setName] = useState(defaults.name);
  const [ownPath, setOwnPath] = useState(isPathFixed ? defaults.path : '');
  const path = ownPath === '' ? suggestedPath(name) : ownPath;
  return (
    <div className="v-editor__part">
      <Heading level={2} look={3}>
        {t('presentations.editor.details')}
      </Heading>
      <TextField
        label={t('presentations.editor.name')}
        description={t('presentations.editor.nameDescription')}
        name="name"
        value={name}
        onChange={setName}
        maxLength={255}
        isRequired
        autoComplete="off"
        errorMessage={errors['name']}
      />
      <TextField
        label={t('presentations.editor.path')}
        description={
          isPathFixed
            ? t('presentations.editor.pathFixed')
            : t('presentations.editor.pathDescription', {
                address: localePath(presentationAddress(path === '' ? '…' : path)).replace('%E2%80%A6', '…'),
              })
        }
        name="path"
        value={path}
        onChange={setOwnPath}
        isReadOnly={isPathFixed}
        maxLength={100}
        isRequired
        autoComplete="off"
        errorMessage={errors['path']}
      />
    </div>
  );
}

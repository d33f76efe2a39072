import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionCapabilities, capabilityOf } from '#admin/capabilities/action-capabilities.ts';
import { formCapabilities, formCapabilitiesOf } from '#admin/capabilities/form-capabilities.ts';
import { capabilitiesOf, panelCapabilities } from '#admin/capabilities/registry.ts';
import { singleton } from '#admin/capabilities/singleton.ts';
import { thread } from '#admin/capabilities/thread.ts';
import { screenOf } from '#admin/screen-of.tsx';
import { screensOf } from '#contract/screens.ts';
import { resourceNamed, resources } from '#resources/index.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

describe('a definition', () => {
  const declaredBy = (name: string) => capabilitiesOf(resourceNamed(name)).map((each) => each.name);
  const inFormOf = (name: string) => formCapabilitiesOf(resourceNamed(name)).map((each) => each.name);

  it('has in the panel what it declares, and nothing else', () => {
    expect(declaredBy('faqs')).toEqual(['reorder', 'live']);
    expect(declaredBy('sliders')).toEqual(['reorder', 'live']);
    expect(declaredBy('site-settings')).toEqual(['singleton', 'live']);
    expect(declaredBy('requests')).toEqual(['workflow', 'thread', 'conflicts', 'tasks', 'live']);
    expect(declaredBy('articles')).toEqual(['publishing', 'live']);
    expect(inFormOf('faqs')).toEqual([]);
    expect(inFormOf('service-categories')).toEqual(['rows']);
  });

  it('has its actions looked at where they declare it, and no others', () => {
    const looked = resources.flatMap(({ name, actions }) =>
      Object.entries(actions).flatMap(([key, action]) => (capabilityOf(action) ? [`${name} ${key}`] : [])),
    );
    expect(looked).toEqual(['consultations confirm', 'consultations schedule']);
  });

  it('has a component for every screen', () => {
    const screens = resources.flatMap((resource) =>
      screensOf(resource).map(({ name, route }) => ({ route, Screen: screenOf(resource, name) })),
    );
    expect(screens.length).toBeGreaterThan(100);
    expect(screens.filter(({ Screen }) => Screen === undefined)).toEqual([]);
    expect(new Set(screens.map(({ route }) => route)).size).toBe(screens.length);
  });

  it('has the component of a capability where the resource declares it', () => {
    expect(screenOf(resourceNamed('requests'), 'show')).toBe(thread.screens?.show);
    expect(screenOf(resourceNamed('company-summary'), 'list')).toBe(singleton.screens?.list);
    expect(screenOf(resourceNamed('faqs'), 'show')).not.toBe(thread.screens?.show);
  });
});

it('docs/capabilities.md has every slot of the panel, and says who fills them', () => {
  const [, chapter = ''] = read('docs/capabilities.md').split('## In the panel');
  const slots = ['capability.ts', 'form-capability.ts', 'action-capability.ts'].flatMap((file) => {
    const [, type = ''] = read(`src/admin/capabilities/${file}`).split(
      /interface (?:Panel|Form|Action)Capability/,
    );
    return found(type, /^ {2}readonly (?!name|isDeclaredBy)(\w+)/gm);
  });
  expect(found(chapter, /^- \*\*`(\w+)`/gm)).toEqual(slots);
  const [sentence = ''] = /^Of the panel's capabilities .*/m.exec(chapter) ?? [];
  const names = [...panelCapabilities, ...formCapabilities, ...actionCapabilities].map(({ name }) => name);
  expect(found(sentence, /`(\w+)`/g).toSorted()).toEqual(names.toSorted());
});

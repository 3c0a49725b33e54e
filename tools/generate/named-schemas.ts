import ts from 'typescript';

const { factory } = ts;

const nameOf = (member: ts.TypeElement) => (member.name && ts.isIdentifier(member.name) ? member.name.text : undefined);

/** A type that an editor writes out in full, wherever it occurs, because it has no name of its own. */
const isObject = (type: ts.TypeNode | undefined): type is ts.TypeLiteralNode | ts.IntersectionTypeNode =>
  type !== undefined && (ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type));

/**
 * Gives each object of the contract an interface of its own, so that editors and errors say `Course`, and not all of its
 * fields.
 * @param nodes what openapi-typescript has made of the contract
 */
export function namedSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const declarations: ts.DeclarationStatement[] = [];

  function named(member: ts.TypeElement): ts.TypeElement {
    const name = nameOf(member);
    if (name === undefined || !ts.isPropertySignature(member) || !isObject(member.type)) return member;
    const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const own = ts.isTypeLiteralNode(member.type)
      ? factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, member.type.members)
      : factory.createTypeAliasDeclaration(modifiers, name, undefined, member.type);
    // The description stands above the name that an editor shows.
    ts.setSyntheticLeadingComments(own, ts.getSyntheticLeadingComments(member));
    declarations.push(own);
    const reference = factory.createTypeReferenceNode(name);
    return factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, reference);
  }

  function withNamed(member: ts.TypeElement): ts.TypeElement {
    if (nameOf(member) !== 'schemas' || !ts.isPropertySignature(member)) return member;
    if (!member.type || !ts.isTypeLiteralNode(member.type)) return member;
    const schemas = factory.updateTypeLiteralNode(member.type, factory.createNodeArray(member.type.members.map(named)));
    return factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, schemas);
  }

  const rest = nodes.map((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'components'
      ? factory.updateInterfaceDeclaration(
          node,
          node.modifiers,
          node.name,
          node.typeParameters,
          node.heritageClauses,
          node.members.map(withNamed),
        )
      : node,
  );
  return [...rest, ...declarations];
}
